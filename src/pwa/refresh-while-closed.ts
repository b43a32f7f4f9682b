/** https://wicg.github.io/periodic-background-sync, which TypeScript's libraries leave out. */
interface PeriodicSyncManager {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

declare global {
  interface ServiceWorkerRegistration {
    readonly periodicSync?: PeriodicSyncManager;
  }
}

export const refreshTag = 'pankh-refresh';
const twiceADay = 12 * 60 * 60 * 1000;

/**
 * Has the browser bring the installed app up to date while it is closed, about twice a day as it sees fit. Not for
 * whoever saves data. A mere tab asks for nothing, and leaves alone what the installed app, of the same worker, asked for.
 */
export async function refreshWhileClosed(
  registration: Pick<ServiceWorkerRegistration, 'periodicSync'>,
  { isInstalled, savesData }: { isInstalled: boolean; savesData: boolean },
): Promise<void> {
  const { periodicSync } = registration;
  if (!periodicSync) return;
  if (savesData) await periodicSync.unregister(refreshTag);
  else if (isInstalled) await periodicSync.register(refreshTag, { minInterval: twiceADay });
}
