import type { Session } from '../db/sessions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts, used or not: with "remember me", and without. The bearer token always has the shorter life. */
export const lives = { remembered: 30 * day, other: 12 * hour, token: 12 * hour } as const;

/** A remembered session that nobody uses for so long is over: a phone in a drawer. */
const idle = 21 * day;
/** How exactly the last use is known: it is noted at most so often. */
export const noted = 5 * minute;
/** A sign-in opens sensitive changes for so long. */
const recent = 10 * minute;

/**
 * Whether a session still holds. A clock that has gone back behind the last use measures no time any more: then the
 * session is over, rather than longer than it was given.
 */
export function isAlive(session: Session, kind: 'cookie' | 'bearer', now: string): boolean {
  const at = Date.parse(now);
  const lastUsed = Date.parse(session.lastUsedAt);
  if (at < lastUsed - noted || at >= lastUsed + idle) return false;
  return (kind === 'cookie' ? session.expiresAt : session.tokenExpiresAt) > now;
}

export function isRecentlyAuthenticated({ authenticatedAt }: Session, now: string): boolean {
  const since = Date.parse(now) - Date.parse(authenticatedAt);
  return since >= 0 && since < recent;
}
