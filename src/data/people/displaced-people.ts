import { device, displacedPrefix } from '#src/data/database/device-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';

/**
 * Who was signed out by another's coming, or from elsewhere, and has not been here since. Of who has signed out nothing is noted. Where nobody has
 * come or gone since a version that notes any of it, nobody knows: it may have been anybody.
 */
export async function whoIsDisplaced(): Promise<(userId: string) => boolean> {
  const keys = await reconnecting(device, () => device.state.toCollection().primaryKeys());
  const noted = new Set(keys);
  return (userId) => !noted.has('turn') || noted.has(displacedPrefix + userId);
}

/** What a tab of theirs may still leave is not wanted. */
export async function forgetDisplaced(userId: string): Promise<void> {
  await reconnecting(device, () => device.state.delete(displacedPrefix + userId));
}
