/** Once nobody sees this page: another tab, another app, or a screen that is dark. */
export function whenHidden(page: EventTarget & Pick<Document, 'visibilityState'> = document): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (page.visibilityState !== 'hidden') return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
    look();
  });
}
