/** Tabs and the service worker share the database: one of them downloads, the others then find it done. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('directory', work);
}
