import { device, discardedPrefix } from '#src/data/database/device-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';

/** Who signed out, and agreed that nothing of theirs is kept, while some of it may still be here. */
export async function whoIsDiscarded(): Promise<Set<string>> {
  const keys = await reconnecting(device, () =>
    device.state.where('key').startsWith(discardedPrefix).primaryKeys(),
  );
  return new Set(keys.map((key) => key.slice(discardedPrefix.length)));
}

/** Nothing of theirs is here any more. */
export async function forgetDiscarded(userId: string): Promise<void> {
  await reconnecting(device, () => device.state.delete(discardedPrefix + userId));
}
