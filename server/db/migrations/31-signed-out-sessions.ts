import { running } from '../running.ts';

/**
 * Sessions that were ended from elsewhere, until they would have ended by themselves: their devices are told to let go of what they
 * hold. They outlive their account, which may be why they ended.
 */
export const up = running(
  `create table signedOutSessions (
    cookieHash text primary key, accountId text not null, expiresAt text not null
  ) strict, without rowid`,
  'create index signedOutSessionsByEnd on signedOutSessions (expiresAt)',
);
