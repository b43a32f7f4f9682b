import { smsUsedUpFor } from './policies/codes-of-target.ts';
import type { Services } from './services.ts';

const day = 24 * 60 * 60_000;

/**
 * A job that tells the operator, once a day each, when no more SMS leave, and when none do any more for those without a session:
 * nobody who waits for a code reads why none comes. Beside the requests, whose time would tell a stranger what was counted.
 */
export function tellUsedUpSms(
  services: Pick<Services, 'database' | 'settings' | 'log' | 'now'>,
): () => Promise<void> {
  const { database, settings, log, now } = services;
  const toldAt = { everybody: Number.NEGATIVE_INFINITY, strangers: Number.NEGATIVE_INFINITY };
  return async () => {
    const moment = Date.parse(now());
    const usedUpFor = await smsUsedUpFor(database.read, services);
    if (usedUpFor === null) return;
    const since = moment - toldAt[usedUpFor];
    // What was told later than now was told while the clock was ahead.
    if (since >= 0 && since < day) return;
    toldAt[usedUpFor] = moment;
    log.warn({ aDay: settings.SMS_A_DAY }, words[usedUpFor]);
  };
}

const words = {
  everybody: 'the SMS of the day are used up: raise SMS_A_DAY, or look who asks',
  strangers:
    'the half of the SMS of the day that is for people without a session is used up: raise SMS_A_DAY, or look who asks',
};
