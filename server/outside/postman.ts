import {
  claimMessage,
  dropExpired,
  dueMessages,
  forgetText,
  longestPutOff,
  type Message,
  markFailed,
} from '../db/messages.ts';
import { retryBusy } from '../db/retry-busy.ts';
import type { Services } from '../services.ts';
import type { Deliver } from './mailer.ts';

const most = 20;
/** In ms. Then what is due is asked anew: a code that came meanwhile waits for the end of one slow delivery, and not of twenty. */
const longestRound = 5_000;
const day = 24 * 60 * 60 * 1000;
const triedFor = 7 * day;
/** A mail server that is set up wrongly refuses for good, too: there is a day to put that right. */
const triedThoughRefused = day;
/** It takes four hours to have tried so often, whatever a clock says that is years ahead. */
const fewestTries = 8;
/** Longer than a delivery takes. Where its server dies over it, it leaves then: in time for a code, which lives ten minutes. */
const claimedFor = 3 * 60_000;
/** The commands of SMTP that speak of one mail. */
const ofTheMail = new Set<unknown>(['RCPT TO', 'DATA']);

/**
 * Sends what is due of a channel, each message once; one that fails is tried again after 1, 2, 4 ... minutes, at most a day
 * apart, and given up after a week, or after a day where it is refused for good: nobody's text and address wait for ever.
 * A channel at a time, so that a mail server that answers nobody holds up no SMS. What fails is logged: nobody else learns of
 * it. No further delivery begins once `isStopping`.
 */
export async function sendDueMessages(
  { database, log, now }: Pick<Services, 'database' | 'log' | 'now'>,
  channel: Message['channel'],
  deliver: Deliver,
  isStopping = () => false,
): Promise<void> {
  const lapsed = await dropExpired(database, now());
  if (lapsed > 0) log.info({ lapsed }, 'messages lapsed before they left');
  const failures: Failure[] = [];
  const roundUntil = Date.parse(now()) + longestRound;
  for (const message of await dueMessages(database.write, channel, now(), most)) {
    if (isStopping() || Date.parse(now()) >= roundUntil) break;
    // It lapsed behind slow deliveries: another job may have dropped it by now, and had all of it told anew.
    if (message.expiresAt !== null && message.expiresAt <= now()) continue;
    const until = new Date(Date.parse(now()) + claimedFor).toISOString();
    // Another server on the same database sends it.
    if (!(await claimMessage(database.write, message, until))) continue;
    try {
      await deliver(message);
    } catch (error) {
      failures.push({ messageId: message.id, ...causeOf(error) });
      const age = Date.parse(now()) - Date.parse(message.createdAt);
      const longest = isForGood(error, message) ? triedThoughRefused : triedFor;
      if (age >= longest && message.attempts >= fewestTries) {
        // Without the reply, in which servers name the mailbox.
        log.warn({ messageId: message.id, channel, tries: message.attempts + 1 }, 'a message was given up');
        await retryBusy(() => forgetText(database.write, message.id, now()));
        continue;
      }
      const putOff = Math.min(2 ** message.attempts * 60_000, longestPutOff);
      const nextAt = new Date(Date.parse(now()) + putOff).toISOString();
      await retryBusy(() => markFailed(database.write, message.id, nextAt));
      continue;
    }
    // While another process writes, too: what is not noted as sent leaves a second time.
    await retryBusy(() => forgetText(database.write, message.id, now()));
  }
  // One line for a round, however many of it wait for a server that takes none.
  if (failures.length > 0) log.warn({ channel, failures }, 'messages could not leave');
}

type Failure = { messageId: number } & ReturnType<typeof causeOf>;

/** What an operator needs to put it right. Not the words of a reply: in those servers name the mailbox. */
function causeOf(error: unknown) {
  const { name, code, cause, command, responseCode } = Object(error);
  return { error: code ?? Object(cause).code ?? name, command, responseCode };
}

/**
 * A reply of 500 and more to the recipient or the mail says that the same mail will never be taken. To the login or the sender it
 * is about us, and put right; and the first replies after a time without any server are not the last.
 */
function isForGood(error: unknown, { attempts }: { attempts: number }): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return attempts >= 2 && Number(error.responseCode) >= 500 && ofTheMail.has(error.command);
}
