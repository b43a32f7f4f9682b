import * as z from 'zod';
import { device, keptPrefix, livePersonId } from './device-db.ts';
import { reconnecting } from './reconnecting.ts';

const keptWorkSchema = z.object({ name: z.string(), count: z.int(), since: z.string() });

/** Unsent work of somebody whose session ended before somebody else signed in: of whom, how many things, since when. */
export type KeptWork = z.infer<typeof keptWorkSchema> & { userId: string };

/** Unless they are back. */
export async function noteKeptWork({ userId, ...work }: KeptWork): Promise<void> {
  const value = JSON.stringify(work);
  await reconnecting(device, () =>
    device.transaction('rw', device.state, async () => {
      if ((await livePersonId()) !== userId) await device.state.put({ key: keptPrefix + userId, value });
    }),
  );
}

export async function forgetKeptWork(userId: string): Promise<void> {
  await reconnecting(device, () => device.state.delete(keptPrefix + userId));
}

/** Whose unsent work this device keeps besides that of whoever uses it now. Live inside a live query. */
export async function keptWork(): Promise<KeptWork[]> {
  const found = await reconnecting(device, () => device.state.where('key').startsWith(keptPrefix).toArray());
  return found.flatMap(({ key, value }) => {
    const work = keptWorkSchema.safeParse(JSON.parse(value));
    return work.success ? [{ userId: key.slice(keptPrefix.length), ...work.data }] : [];
  });
}
