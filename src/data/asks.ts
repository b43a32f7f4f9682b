import { liveAnswer } from '#src/data/database/live-answer.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import type { Ask, PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { asksWaiting } from '#src/data/unsent/asks-waiting.ts';
import { storeHere } from '#src/data/words/store-here.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import { newId } from '#sync/ids.ts';

/** So many questions of a person are kept on a device; the oldest go. */
export const mostAsks = 200;

export type NewAsk = Pick<Ask, 'task' | 'context' | 'question' | 'href' | 'input'>;

/** Keeps a question before it is answered. Answers its id. */
export async function keepAsk(asked: NewAsk): Promise<string> {
  const id = newId();
  await writing(async (db) => {
    await db.asks.add({ id, ...asked });
    const over = (await db.asks.count()) - mostAsks;
    if (over > 0) await db.asks.bulkDelete(await db.asks.orderBy('id').limit(over).primaryKeys());
  });
  return id;
}

/**
 * `isHere`: this device answered. `waits`: the network was missing, and the server is asked when that is back. `asked`: where
 * another tab has asked the question anew meanwhile, it comes back as this, with its answer; not where it was cleared away.
 */
export function keepReply(
  id: string,
  reply: unknown,
  { isHere, waits, asked }: { isHere: boolean; waits: boolean; asked?: NewAsk },
): Promise<void> {
  const answer: Partial<Ask> = { reply, ...(isHere && { isHere }), ...(waits && { waits: 1 }) };
  return writing(async (db) => {
    // One that another tab has cleared and brought back was taken to be stopped.
    const count = await db.asks.update(id, { ...answer, stopped: undefined });
    if (count === 0 && asked && (await isAskedAnew(db, asked)))
      await db.asks.put({ id, ...asked, ...answer });
  });
}

async function isAskedAnew(db: PersonDb, { task, context, question }: NewAsk): Promise<boolean> {
  const asks = await asksIn(db, task, context);
  return asks.some((each) => each.question === question);
}

/** The person stopped the answer when this much of it had come. */
export function keepStopped(id: string, stopped: string): Promise<void> {
  return change(id, { stopped });
}

/** Neither the server nor this device could answer. */
export function keepFailed(id: string): Promise<void> {
  return change(id, { failed: 1 });
}

export function forgetAsk(id: string): Promise<void> {
  return writing((db) => db.asks.delete(id));
}

/** Takes a conversation off this device. Answers what was in it, for `restoreAsks`. */
export async function forgetAsks(task: AiTask, context: string): Promise<Ask[]> {
  return writing(async (db) => {
    const asks = await asksIn(db, task, context);
    await db.asks.bulkDelete(asks.map(({ id }) => id));
    return asks;
  });
}

/** Takes the searches of a screen off this device, but not one whose second answer nobody has looked at. */
export function forgetSeen(task: AiTask, context: string): Promise<void> {
  return writing(async (db) => {
    const seen = (await asksIn(db, task, context)).filter(({ unseen }) => !unseen);
    await db.asks.bulkDelete(seen.map(({ id }) => id));
  }).catch(unlessNothingIsKept);
}

function unlessNothingIsKept(error: unknown): void {
  if (!(error instanceof UnopenedError)) throw error;
}

/** Not those that are here: they have their answer by now. */
export function restoreAsks(asks: Ask[]): Promise<void> {
  return writing(async (db) => {
    const here = await db.asks.bulkGet(asks.map(({ id }) => id));
    await db.asks.bulkAdd(asks.filter((_, at) => here[at] === undefined));
  });
}

/**
 * The AI's answer that came after the rules had answered: it stands beside theirs, and nobody has judged it yet. Answers
 * whether the question is still here.
 */
export function joinReply(id: string, joined: unknown): Promise<boolean> {
  return writing(async (db) => {
    const joinedAt = new Date().toISOString();
    const unjudged = { verdict: undefined, untold: undefined };
    const count = await db.asks.update(id, { joined, joinedAt, unseen: 1, waits: undefined, ...unjudged });
    return count > 0;
  });
}

/** Somebody has looked at these. */
export function markSeen(ids: string[]): Promise<void> {
  return writing(async (db) => void (await db.asks.where('id').anyOf(ids).modify({ unseen: undefined })));
}

/** The server was asked in vain: `tries` count, the last of them at `triedAt` (ISO). With `isLast` it is not asked again. */
export function noteTry(
  { id }: Ask,
  { tries, triedAt, isLast }: Pick<Ask, 'tries' | 'triedAt'> & { isLast: boolean },
): Promise<void> {
  return change(id, { tries, triedAt, ...(isLast && { waits: undefined }) });
}

/** The AI had no room for it, as of `busySince` (ISO). With `isLast` it is not asked again. */
export function noteBusy(
  { id }: Ask,
  { busySince, isLast }: { busySince: string; isLast: boolean },
): Promise<void> {
  return change(id, { busySince, ...(isLast && { waits: undefined }) });
}

/** What the person thinks of an answer; told to the server when it can be. */
export function rateAnswer(id: string, verdict: NonNullable<Ask['verdict']>): Promise<void> {
  return change(id, { verdict, untold: 1 });
}

/** Not where the person has changed their mind meanwhile. */
export function noteVerdictTold({ id, verdict }: Ask): Promise<void> {
  return writing(async (db) => {
    const stands = await db.asks.get(id);
    if (stands?.verdict === verdict) await db.asks.update(id, { untold: undefined });
  });
}

/** The questions that the server is asked again, the oldest first. */
export async function waitingAsks(): Promise<Ask[]> {
  const { db } = await writableDb();
  return reconnecting(db, () => asksWaiting(db));
}

export async function untoldVerdicts(): Promise<Ask[]> {
  const { db } = await writableDb();
  return reconnecting(db, () => db.asks.where('untold').equals(1).sortBy('id'));
}

/** Tells when there is something to ask or to tell the server. Answers how to stop. */
export function watchAsks(listener: () => void): () => void {
  return liveAnswer(async (db) => {
    const waiting = await db.asks.where('waits').equals(1).primaryKeys();
    const untold = await db.asks.where('untold').equals(1).toArray();
    return JSON.stringify([...waiting, ...untold.map(({ id, verdict }) => `${id} ${verdict}`)]);
  }).subscribe((ids) => {
    if (ids !== '[]') listener();
  });
}

/** A conversation, the oldest question first. */
export function asksIn(db: PersonDb, task: AiTask, context: string): Promise<Ask[]> {
  return db.asks
    .where('context')
    .equals(context)
    .filter((ask) => ask.task === task)
    .sortBy('id');
}

/** Does nothing where the question is gone. */
function change(id: string, changes: Partial<Ask>): Promise<void> {
  return writing(async (db) => void (await db.asks.update(id, changes)));
}

async function writing<T>(work: (db: PersonDb) => PromiseLike<T>): Promise<T> {
  const here = await writableDb();
  return storeHere(here, [here.db.asks], () => work(here.db));
}
