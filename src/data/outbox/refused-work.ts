import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { mutateAll } from '#src/data/exchange/mutate.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { isRefusedHereOnly } from '#src/data/unsent/unsent-entries.ts';
import { bornAt } from '#sync/ids.ts';

/** An action the server would not take, with its content. `order` where it stands in this device's outbox; `isHereOnly`: no other device will hear of it. */
export type Refused = {
  id: string;
  name: string;
  args: unknown;
  code: string;
  message: string;
  at: string;
  order: number | null;
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

/** Notes how the person dealt with refused work, on every device of theirs. */
export async function settleRefused(
  db: PersonDb,
  { key, work }: Pick<RefusedGroup, 'key' | 'work'>,
  resolution: 'retried' | 'discarded',
) {
  for (const { id, order, isHereOnly } of work) {
    if (order !== null) await db.outbox.delete(order);
    // The row that tells the person's other devices may still be on its way to this one.
    if (isHereOnly) continue;
    const args = { attentionId: id, resolution };
    await mutateAll([{ name: 'resolveAttention', args, answersTo: key }]);
  }
}

async function refusedWork(db: PersonDb): Promise<Refused[]> {
  const attention = await rowsOf(db, 'attention').toArray();
  const entries = await db.outbox.where('state').equals('refused').toArray();
  const known = new Set(attention.map(({ id }) => id));
  const work = [
    ...attention
      .filter(({ resolution }) => resolution === null)
      .map((row) => ({ ...row, order: null, isHereOnly: false })),
    // Of some no row tells, and a page that tells of the rest may still be on its way.
    ...entries
      .filter(({ id }) => !known.has(id))
      .map((entry) => {
        const { id, name, args, doneAt, order, failure } = entry;
        const { code, message } = failure ?? { code: '', message: '' };
        return { id, name, args, code, message, at: doneAt, order, isHereOnly: isRefusedHereOnly(entry) };
      }),
  ];
  return work.sort((a, b) => whenDone(a) - whenDone(b) || (a.id < b.id ? -1 : 1));
}

/** The ids of two actions, and of what they were retried as, tell which was done first; the answers to them do not. */
function whenDone({ id, at }: Refused): number {
  return bornAt(id) ?? Date.parse(at);
}
