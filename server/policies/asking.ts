import type { Asker } from '../ai/asker.ts';
import { noUsage } from '../ai/model-fault.ts';
import type { Prompt } from '../ai/prompts/prompt.ts';
import { beginCall, tokensSince } from '../db/ai-calls.ts';
import type { Services } from '../services.ts';
import { type Tried, take, tooMany } from './tries.ts';

type World = Pick<Services, 'database' | 'now' | 'settings'>;

/** Counts a question, whoever answers it. Throws HttpFailure 429 with Retry-After. */
export async function takeQuestion({ database, now }: World, { account, address }: Asker): Promise<void> {
  const who = account ? `person:${account.id}` : `address:${address}`;
  const moment = now();
  const retryAt = await database.write
    .transaction()
    .execute((trx) => take(trx, moment, [['questions', who]]));
  if (retryAt !== null)
    throw tooMany(retryAt, moment, {
      code: 'too-many-questions',
      message: 'Too many questions in an hour. Please wait a while and ask again.',
    });
}

/**
 * Takes a call to the model, with the most that it can cost, before it is made: questions at once cannot all slip through.
 * Answers its id, or null where the asker, or everybody together, has had what there is.
 */
export async function takeCall(
  { database, now, settings }: World,
  { account, address }: Asker,
  { task, version }: Pick<Prompt, 'task' | 'version'>,
  cost: { model: string; tokensIn: number; tokensOut: number },
): Promise<number | null> {
  const at = now();
  return database.write.transaction().execute(async (trx) => {
    // Whoever has no account, or one that anybody can make without end, can use up no more than half of a day.
    const most = account?.emailVerified ? settings.AI_DAILY_TOKENS : settings.AI_DAILY_TOKENS / 2;
    const left = most - (await tokensSince(trx, at.slice(0, 10), at));
    if (left < cost.tokensIn + cost.tokensOut) return null;
    if ((await take(trx, at, triesOf(account, address))) !== null) return null;
    return beginCall(trx, { at, task, promptVersion: version, ...noUsage, ...cost });
  });
}

function triesOf(account: Asker['account'], address: string): [Tried, ...string[]][] {
  if (!account) return [['modelOfAddress', address]];
  const own: [Tried, ...string[]] = ['modelOfPerson', account.id];
  return account.emailVerified ? [own] : [own, ['modelOfUnproven', address]];
}
