import { connectionWords, hasCome, loading, needYou, signInToSend } from '#src/content/status-words.ts';
import { isOld, timeAgo } from '#src/lib/time-ago.ts';

import type { SyncStatus } from '#src/state/sync-status.ts';

/** The status in short words, the most pressing first: none of them hides another. */
export function statusWords(
  { state, connection, waiting, isKept, attention, arrived }: SyncStatus,
  { isUnreadable }: { isUnreadable: boolean },
): [first: string, ...others: string[]] {
  // Whatever the server says, it could not be stored.
  if (isUnreadable) return [connectionWords['storage-closed']];
  const words: string[] = [];
  const isBlocked = state === connection;
  if (isBlocked && state === 'sign-in' && waiting > 0) words.push(signInToSend);
  else if (isBlocked) words.push(connectionWords[connection]);
  if (attention > 0) words.push(needYou(attention));
  if (waiting > 0) words.push(`${waiting} ${isKept ? 'on this device' : 'waiting'}`);
  if (!isBlocked && arrived !== null) words.push(loading);
  else if (!isBlocked && connection !== 'ok') words.push(connectionWords[connection]);
  const [first = connectionWords.ok, ...others] = words;
  return [first, ...others.map((word) => word.toLowerCase())];
}

/** All of it in sentences: also since when, and when the server was last heard. */
export function statusSentences(
  words: string[],
  { oldestWaiting, lastSyncedAt, arrived }: SyncStatus,
  now: number,
) {
  const oldest = oldestWaiting && isOld(oldestWaiting, now) ? [`oldest ${timeAgo(oldestWaiting, now)}`] : [];
  const heard = lastSyncedAt
    ? `Last heard from the server ${timeAgo(lastSyncedAt, now)}`
    : 'The server was not heard yet';
  return `${[...words, ...oldest].join(', ')}. ${arrived === null ? heard : hasCome(arrived)}`;
}
