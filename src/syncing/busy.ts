import type { ApiError } from '#src/api/api-error.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import type { SyncRequest } from '#sync/protocol.ts';

/** `isOfWork`: only work is too much just now, and news may be asked for. Device clock, ms. */
type Rest = { isOfWork: boolean; since: number; until: number };

/** However long a server asks to be left alone, in seconds. */
const longest = 3_600;

/** What the server has said to each person of this device, as each has a pace of their own. */
const rests = new WeakMap<PersonDb, Rest>();

/** Notes a 429: until when the server wants nothing of the kind from this person. */
export function noteBusy(
  db: PersonDb,
  { mutations }: SyncRequest,
  { retryAfter }: ApiError,
  now: number,
): void {
  const seconds = Math.min(longest, Math.max(1, retryAfter ?? 60));
  rests.set(db, { isOfWork: mutations.length > 0, since: now, until: now + seconds * 1000 });
}

/** What the server does not want now, and for how many seconds; null where it takes all. */
export function busyWith(db: PersonDb, now: number): { isOfWork: boolean; seconds: number } | null {
  const rest = rests.get(db);
  // A clock set back must not keep anything for ever.
  if (!rest || now < rest.since || now >= rest.until) return null;
  return { isOfWork: rest.isOfWork, seconds: Math.ceil((rest.until - now) / 1000) };
}
