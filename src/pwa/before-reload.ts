const saves = new Set<() => Promise<unknown>>();

/** Has `save` run and awaited before an update reloads this tab. Returns the way out of it. */
export function beforeReload(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Has `act` run once the saves have ended, or take too long, right before the reload: after it only such a save writes. */
export function atReload(act: () => void): void {
  last = act;
}

/** Runs every save and then reloads, once however often it is called; a save that fails or hangs does not hold it up. */
export async function saveAndReload(): Promise<void> {
  if (reloading) return;
  reloading = true;
  const tooLong = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.race([Promise.allSettled([...saves].map((save) => save())), tooLong]);
  try {
    last();
  } finally {
    location.reload();
  }
}

let reloading = false;
let last = () => {};
