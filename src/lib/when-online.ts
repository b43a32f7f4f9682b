/** What it brings; where that fails without a network it tries again once there is one. What fails with a network is thrown. */
export async function whenOnline<T>(
  bring: () => Promise<T>,
  device: EventTarget & { navigator: Pick<Navigator, 'onLine'> } = window,
): Promise<T> {
  for (;;) {
    // Listened for before: it may be back by the time that the failure is told.
    const back = new Promise<void>((resolve) =>
      device.addEventListener('online', () => resolve(), { once: true }),
    );
    try {
      return await bring();
    } catch (error) {
      if (device.navigator.onLine) throw error;
      await back;
    }
  }
}
