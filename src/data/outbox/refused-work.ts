import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { type Doing, mutateAll } from '#src/data/exchange/mutate.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { isRefusedHereOnly } from '#src/data/unsent/unsent-entries.ts';
import { bornAt } from '#sync/ids.ts';

/** An action the server would not take, with its content. `isHereOnly`: no other device will hear of it. */
export type Refused = {
  id: string;
  name: string;
  args: unknown;
  code: string;
  message: string;
  at: string;
  isHereOnly: boolean;
};

/** What was refused about one thing: a person deals with it as one. */
export type RefusedGroup = {
  key: string;
  draftId: string | null;
  /** In the order of doing; there is some. */
  work: [Refused, ...Refused[]];
};

/** Trying these again cannot end otherwise. */
const final = new Set([
  'already-submitted',
  'already-connected',
  'already-there',
  'already-answered',
  'already-ended',
  'changed-meanwhile',
  'not-found',
  'used-id',
  'entrepreneurs-only',
  'investors-only',
  'members-only',
  'not-open',
  'not-yours',
  'taken-back',
]);

export async function refusedGroups(db: PersonDb): Promise<RefusedGroup[]> {
  const groups = new Map<string, RefusedGroup>();
  for (const work of await refusedWork(db)) {
    const { draftId } = describeWork(work, nothingSpoken);
    const key = `refused:${draftId ?? work.id}`;
    const known = groups.get(key);
    if (known) known.work.push(work);
    else groups.set(key, { key, draftId, work: [work] });
  }
  return [...groups.values()];
}

export function canBeTriedAgain({ work }: RefusedGroup): boolean {
  return work.some(({ code }) => !final.has(code));
}

/** Notes how the person dealt with refused work, on every device of theirs, and does what comes `instead` of it: all or nothing. */
export function settleRefused(
  { key, work }: Pick<RefusedGroup, 'key' | 'work'>,
  resolution: 'retried' | 'discarded',
  instead: readonly Doing[] = [],
): Promise<void> {
  const ids = work.map(({ id }) => id);
  // The row that tells the person's other devices may still be on its way to this one.
  const answers = work
    .filter(({ isHereOnly }) => !isHereOnly)
    .map(({ id }): Doing => {
      return { name: 'resolveAttention', args: { attentionId: id, resolution }, answersTo: key };
    });
  return mutateAll([...instead, ...answers], (db) =>
    db.outbox
      .where('id')
      .anyOf(ids)
      .filter(({ state }) => state === 'refused')
      .delete(),
  );
}

async function refusedWork(db: PersonDb): Promise<Refused[]> {
  const attention = await rowsOf(db, 'attention').toArray();
  const entries = await db.outbox.where('state').equals('refused').toArray();
  const known = new Set(attention.map(({ id }) => id));
  const work = [
    ...attention
      .filter(({ resolution }) => resolution === null)
      .map((row) => ({ ...row, isHereOnly: false })),
    // Of some no row tells, and a page that tells of the rest may still be on its way.
    ...entries
      .filter(({ id }) => !known.has(id))
      .map((entry) => {
        const { id, name, args, doneAt, failure } = entry;
        const { code, message } = failure ?? { code: '', message: '' };
        return { id, name, args, code, message, at: doneAt, isHereOnly: isRefusedHereOnly(entry) };
      }),
  ];
  return work.sort((a, b) => whenDone(a) - whenDone(b) || (a.id < b.id ? -1 : 1));
}

/** The ids of two actions, and of what they were retried as, tell which was done first; the answers to them do not. */
function whenDone({ id, at }: Refused): number {
  return bornAt(id) ?? Date.parse(at);
}
