import { onceOnDisk } from '#src/data/database/once-on-disk.ts';
import type { PersonDb, Typed } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { newId } from '#sync/ids.ts';
import { dropHeldTyped, heldTyped, holdTyped, markOf, withHeld } from './held-typed.ts';
import { joinedOnce } from './joined-words.ts';
import { storeHere } from './store-here.ts';

/** What stands typed in a conversation, and how often that was stored: whoever knows a lower `turn` has not seen it. */
export type TypedHere = { text: string; turn: number };

export type Addressed = { name: string; href: string };

/** The database did not take what was typed: it is held beside it, and `stands` now, as where it is stored. */
export class HeldError extends Error {
  override name = 'HeldError';
  stands: TypedHere;
  constructor(stands: TypedHere, cause: unknown) {
    super('What was typed is not stored', { cause });
    this.stands = stands;
  }
}

/** Another tab has written, sent or discarded meanwhile: `stands` is what stands by now. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  stands: TypedHere;
  constructor(stands: TypedHere) {
    super('Another tab has stored other words');
    this.stands = stands;
  }
}

/** What was typed in a conversation and not sent, '' where nothing is. It is on this device alone, and goes with the person. */
export async function typedIn(db: PersonDb, connectionId: string): Promise<TypedHere> {
  const stored = await db.typed.get(connectionId);
  const { text, turn } = withHeld(stored, heldTyped(ownerOf(db), connectionId));
  return { text, turn };
}

/**
 * Stores what was typed on top of what the tab knew. Answers what stands now: where another tab has stored other words
 * meanwhile, those and then these. What the database does not take is held beside it and found again all the same: throws
 * HeldError.
 */
export async function keepTyped(
  connectionId: string,
  text: string,
  known: number,
  /** Whom it is for and where it is typed, where there is no connection yet that says so. */
  to?: Addressed,
): Promise<TypedHere> {
  const here = await writableDb();
  const { db } = here;
  const storing = storeHere(here, [db.typed], () =>
    storeTyped(db, connectionId, text, { known, gone: '' }, to),
  );
  return storing.catch(async (error) => {
    // Nothing of who has left may come back to this device.
    if (error instanceof RefusedError) throw error;
    const stored = await db.typed.get(connectionId).then(
      (typed) => typed ?? null,
      () => undefined,
    );
    throw heldInstead(ownerOf(db), { connectionId, text, known, stored, to, error });
  });
}

/** The same in a transaction of others; `gone`: the words that leave with it. */
export async function storeTyped(
  db: PersonDb,
  connectionId: string,
  text: string,
  { known, gone }: { known: number; gone: string },
  to?: Addressed,
): Promise<TypedHere> {
  const stored = await db.typed.get(connectionId);
  const held = heldTyped(ownerOf(db), connectionId);
  const stands = onTopOf(withHeld(stored, held), text, { known, gone });
  const took = held && { took: markOf(held) };
  await db.typed.put({ connectionId, ...stands, ...addressed(to), ...took, at: new Date().toISOString() });
  // A page that is killed until then leaves what it held.
  if (held) onceOnDisk(() => dropHeldTyped(ownerOf(db), held));
  return stands;
}

function onTopOf(
  before: TypedHere,
  text: string,
  { known, gone }: { known: number; gone: string },
): TypedHere {
  const isUnseen = before.turn > known && before.text !== gone && before.text !== text;
  return {
    text: isUnseen ? joinedOnce(before.text, text) : text,
    turn: Math.max(before.turn, known) + 1,
  };
}

type Unstored = {
  connectionId: string;
  text: string;
  known: number;
  /** Null where nothing is stored, undefined where the database does not even say that. */
  stored: Typed | null | undefined;
  to: Addressed | undefined;
  error: unknown;
};

/** Holds it as it would have been stored: tabs of one person hold their words together. Answers what to throw. */
function heldInstead(owner: string, { connectionId, text, known, stored, to, error }: Unstored): unknown {
  const held = heldTyped(owner, connectionId);
  const stands = onTopOf(withHeld(stored ?? undefined, held), text, { known, gone: '' });
  // Where the database cannot be read either, nothing more is known of it than before.
  const turn = stored === undefined ? (held?.turn ?? known) : (stored?.turn ?? 0);
  const at = new Date().toISOString();
  const id = newId();
  const words = {
    id,
    connectionId,
    text: stands.text,
    turn,
    times: stands.turn - turn,
    ...addressed(to),
    at,
  };
  return holdTyped(owner, words) ? new HeldError(stands, error) : error;
}

function addressed(to?: Addressed) {
  return to ? { toName: to.name, toHref: to.href } : {};
}
