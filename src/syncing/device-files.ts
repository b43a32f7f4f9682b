import { putPart } from '#src/api/attachments.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { sendFiles } from './send-files.ts';

/** Sends what waits in the real database to the real server: for a tab and for the service worker. */
export function sendFilesHere() {
  return sendFiles({ currentDb, now: () => Date.now(), putPart });
}

export function withFilesLock<T>(work: () => Promise<T>): Promise<T> {
  return withNetworkLock(work, { name: 'pankh-files' });
}
