import { currentDb } from '#src/data/database/open-db.ts';
import { nextFile } from '#src/data/exchange/waiting-files.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { tellOtherTabs } from '#src/state/status-channel.ts';
import { sendFilesHere, withFilesLock } from './device-files.ts';
import type { Drained } from './drain.ts';
import { drainAndTell } from './drain-and-tell.ts';

type Ended = Exclude<Drained['end'], 'failed'>;

/**
 * One drain in the service worker, then the files that messages wait for, and these. Answers how it ended: `done` where this device
 * is up to date. Rejects where the network failed, so that the browser tries again later.
 */
export async function syncInWorker(): Promise<Ended> {
  const ended = await drainHere();
  const hadFiles = (await nextFile(await currentDb(), Date.now())) !== null;
  if (!hadFiles) return ended;
  const sent = await withFilesLock(sendFilesHere);
  if (sent.end === 'failed') throw new Error('The network failed');
  return drainHere();
}

async function drainHere(): Promise<Ended> {
  const drained = await withNetworkLock(() => drainAndTell(tellOtherTabs, { askFirst: true }));
  if (drained.end === 'failed') throw new Error('The network failed');
  return drained.end;
}
