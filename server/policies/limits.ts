import type { Change, Context } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import type { Trx } from '../db/connection.ts';
import { oldestInForce } from '../db/oldest-in-force.ts';
import { noteSending, oldestSendingInForce } from '../db/sendings.ts';
import type { EffectWorld } from '../syncing/effect-world.ts';
import { mayConnect, takeConnection } from './connecting.ts';
import type { Postponed } from './postponed.ts';
import { senderOf } from './senders.ts';
import { waitsForVerification } from './verified-first.ts';

const pitchesADay = 10;
const editsADay = 20;
const updatesADay = 10;
const reportsADay = 20;
const planRequestsADay = 10;
const messagesAnHour = 5;
const subscriptionsAnHour = 10;
const directMessagesAMinute = 60;
const directMessagesADay = 2_000;
const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits that only the server can judge: work over one waits on the device, with the reason, and is tried again. */
export async function postponed(
  trx: Trx,
  name: string,
  {
    context: { userId, now },
    person,
    changes,
  }: { context: Context; person: Account | null; changes: Change[] },
  { from, settings }: EffectWorld,
): Promise<Postponed | null> {
  const unverified = waitsForVerification(name, person);
  if (unverified) return { failure: unverified, retryAt: null };
  if (name === 'requestConnection' || name === 'acceptConnection') {
    const failure = person ? mayConnect(person, settings) : null;
    if (failure) return { failure, retryAt: null };
    return person && name === 'requestConnection' ? takeConnection(trx, person, now) : null;
  }
  const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  if (name === 'sendMessage') {
    const failure = person ? mayConnect(person, settings) : null;
    if (failure) return { failure, retryAt: null };
    const ofDay = { since: ago(day), now, limit: directMessagesADay };
    const ofMinute = { since: ago(minute), now, limit: directMessagesAMinute };
    const inDay = await oldestInForce(trx, 'directMessages', userId, ofDay);
    const inMinute = await oldestInForce(trx, 'directMessages', userId, ofMinute);
    const message = 'Too many messages at once. This one waits its turn.';
    return wait(inDay, day, 'message-limit', message) ?? wait(inMinute, minute, 'message-limit', message);
  }
  if (name === 'submitPitch') {
    const oldest = await oldestInForce(trx, 'opportunities', userId, {
      since: ago(day),
      now,
      limit: pitchesADay,
    });
    const message = `At most ${pitchesADay} pitches can be submitted in a day. This one waits its turn.`;
    return wait(oldest, day, 'daily-limit', message);
  }
  // An edit or a request that changes nothing gives nobody anything to read again.
  if (name === 'editOpportunity' && changes.length > 0) {
    const message = `At most ${editsADay} changes of submitted pitches can be sent to review in a day. This one waits its turn.`;
    return takeOfDay(trx, { userId, now }, { name: 'pitch-edit', most: editsADay, message });
  }
  if (name === 'reportAbuse') {
    const message = `At most ${reportsADay} reports can be sent in a day. This one waits its turn.`;
    return takeOfDay(trx, { userId, now }, { name: 'report', most: reportsADay, message });
  }
  if (name === 'requestPlan' && changes.length > 0) {
    const message = `At most ${planRequestsADay} plans can be requested in a day. This one waits its turn.`;
    return takeOfDay(trx, { userId, now }, { name: 'plan-request', most: planRequestsADay, message });
  }
  if (name === 'publishUpdate') {
    const oldest = await oldestInForce(trx, 'dealUpdates', userId, {
      since: ago(day),
      now,
      limit: updatesADay,
    });
    const message = `At most ${updatesADay} updates can be published in a day. This one waits its turn.`;
    return wait(oldest, day, 'daily-limit', message);
  }
  const sender = senderOf(userId, from);
  if (name === 'sendContactMessage' || name === 'sendHelpMessage') {
    const asked = { sender, name: 'message', since: ago(hour), now, limit: messagesAnHour };
    const message = `At most ${messagesAnHour} messages can be sent in an hour. This one waits its turn.`;
    return wait(await oldestSendingInForce(trx, asked), hour, 'hourly-limit', message);
  }
  if (name === 'subscribeNewsletter') {
    const asked = { sender, name: 'newsletter', since: ago(hour), now, limit: subscriptionsAnHour };
    const message = 'Too many subscriptions came from here in the last hour. This one waits its turn.';
    return wait(await oldestSendingInForce(trx, asked), hour, 'hourly-limit', message);
  }
  return null;
}

/** What gives somebody something to read every time, whatever becomes of it: no rows tell how often that was. */
async function takeOfDay(
  trx: Trx,
  { userId, now }: Pick<Context, 'userId' | 'now'>,
  { name, most, message }: { name: string; most: number; message: string },
): Promise<Postponed | null> {
  const taken = { sender: `person:${userId}`, name };
  const since = new Date(Date.parse(now) - day).toISOString();
  const oldest = await oldestSendingInForce(trx, { ...taken, since, now, limit: most });
  if (oldest === null) await noteSending(trx, taken.sender, taken.name, now);
  return wait(oldest, day, 'daily-limit', message);
}

function wait(oldest: string | null, life: number, code: string, message: string): Postponed | null {
  if (oldest === null) return null;
  return { failure: { code, message }, retryAt: new Date(Date.parse(oldest) + life).toISOString() };
}
