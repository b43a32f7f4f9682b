import { recountKeptWork } from './kept-work.ts';
import { type PersonDb, readMeta } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { hasLeft, writableDb } from './writable-db.ts';

/** What stands typed in a conversation, and how often that was stored: whoever knows a lower `turn` has not seen it. */
export type TypedHere = { text: string; turn: number };

export type Addressed = { name: string; href: string };

/** What was typed in a conversation and not sent, '' where nothing is. It is on this device alone, and goes with the person. */
export async function typedIn(db: PersonDb, connectionId: string): Promise<TypedHere> {
  const { text = '', turn = 0 } = (await db.typed.get(connectionId)) ?? {};
  return { text, turn };
}

/**
 * Stores what was typed on top of what the tab knew. Answers what stands now: where another tab has stored other words
 * meanwhile, those and then these.
 */
export async function keepTyped(
  connectionId: string,
  text: string,
  known: number,
  /** Whom it is for and where it is typed, where there is no connection yet that says so. */
  to?: Addressed,
): Promise<TypedHere> {
  const { db, isCurrent } = await writableDb();
  const stands = await reconnecting(db, () =>
    db.transaction('rw', db.typed, db.meta, async () => {
      if ((await readMeta(db)).isLeft) throw hasLeft();
      return storeTyped(db, connectionId, text, { known, gone: '' }, to);
    }),
  );
  if (!isCurrent) await recountKeptWork(db);
  return stands;
}

/** The same in a transaction of others; `gone`: the words that leave with it. */
export async function storeTyped(
  db: PersonDb,
  connectionId: string,
  text: string,
  { known, gone }: { known: number; gone: string },
  to?: Addressed,
): Promise<TypedHere> {
  const before = await typedIn(db, connectionId);
  const isUnseen = before.turn > known && before.text !== gone && before.text !== text;
  const stands = {
    text: isUnseen ? joinedWords(before.text, text) : text,
    turn: Math.max(before.turn, known) + 1,
  };
  const whom = to ? { toName: to.name, toHref: to.href } : {};
  await db.typed.put({ connectionId, ...stands, ...whom, at: new Date().toISOString() });
  return stands;
}

export function joinedWords(one: string, other: string): string {
  return [one, other].filter((words) => words.trim() !== '').join('\n');
}
