import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { clashingDrafts } from '#src/data/unsent/clashing-drafts.ts';
import { isWritten, unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { Draft } from '#sync/records/draft.ts';
import { type RefusedGroup, refusedGroups } from './refused-work.ts';

/** Unsent work on one thing, in the order of doing; there is some. `needsSignIn`: it goes only once somebody has signed in. */
export type WaitingThing = { key: string; entries: [Entry, ...Entry[]]; needsSignIn: boolean };

/** What the outbox holds, as a person counts it. What needs them: `refused`, and `clashing`, texts to choose from. */
export type OutboxThings = { refused: RefusedGroup[]; clashing: Draft[]; waiting: WaitingThing[] };

/** Without the words for it: this is asked after every write, in every tab. `known`: the unsent entries, where they have just been read. */
export async function outboxThings(db: PersonDb, known?: Entry[]): Promise<OutboxThings> {
  const unsent = (known ?? (await unsentEntries(db))).filter(isWritten);
  return {
    refused: await refusedGroups(db),
    clashing: await clashingDrafts(db),
    waiting: waitingThings(unsent, ownerOf(db) === guestId),
  };
}

/** The unsent entries of a thing, by the key it was shown under. */
export async function entriesOf(db: PersonDb, key: string): Promise<Entry[]> {
  return (await unsentEntries(db)).filter((entry) => keyOf(entry) === key);
}

function waitingThings(unsent: Entry[], isGuest: boolean): WaitingThing[] {
  const things = new Map<string, WaitingThing>();
  for (const entry of unsent) {
    const key = keyOf(entry);
    const needsSignIn = isGuest && !isForGuests(entry);
    const known = things.get(key);
    known?.entries.push(entry);
    if (known) known.needsSignIn ||= needsSignIn;
    else things.set(key, { key, entries: [entry], needsSignIn });
  }
  return [...things.values()];
}

function keyOf(entry: Entry): string {
  return describeWork(entry, nothingSpoken).key;
}

function isForGuests({ name }: Entry): boolean {
  return mutationNamed(name)?.guests === true;
}
