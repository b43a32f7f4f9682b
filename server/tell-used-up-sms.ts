import { areSmsUsedUp } from './policies/codes-of-target.ts';
import type { Services } from './services.ts';

const day = 24 * 60 * 60_000;

/**
 * A job that tells the operator, once a day, when no more SMS leave: nobody who waits for a code reads why none comes. Beside the
 * requests, whose time would tell a stranger what was counted.
 */
export function tellUsedUpSms(
  services: Pick<Services, 'database' | 'settings' | 'log' | 'now'>,
): () => Promise<void> {
  const { database, settings, log, now } = services;
  let toldAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const moment = Date.parse(now());
    if (moment - toldAt < day || !(await areSmsUsedUp(database.read, services))) return;
    toldAt = moment;
    log.warn(
      { aDay: settings.SMS_A_DAY },
      'the SMS of the day are used up: raise SMS_A_DAY, or look who asks',
    );
  };
}
