import { guestId } from '#sync/ids.ts';
import { describeWork, wordsOf } from './describe-work.ts';
import { mutate } from './mutate.ts';
import { ownerOf, type PersonDb, rowsOf } from './person-db.ts';

/** An action the server would not take, with its content. `order` where it stands in this device's outbox only. */
export type Refused = {
  id: string;
  name: string;
  args: unknown;
  code: string;
  message: string;
  at: string;
  order: number | null;
};

/** What was refused about one thing: a person deals with it as one. */
export type RefusedGroup = { key: string; title: string; draftId: string | null; work: Refused[] };

/** Trying these again cannot end otherwise. */
const final = new Set([
  'already-submitted',
  'already-there',
  'already-answered',
  'not-found',
  'used-id',
  'entrepreneurs-only',
]);

export async function refusedGroups(db: PersonDb): Promise<RefusedGroup[]> {
  const drafts = new Map((await rowsOf(db, 'drafts').toArray()).map((draft) => [draft.id, draft]));
  const groups = new Map<string, RefusedGroup>();
  for (const work of await refusedWork(db)) {
    const { draftId, title } = describeWork(work, drafts);
    const key = `refused:${draftId ?? work.id}`;
    const group = groups.get(key) ?? { key, title, draftId, work: [] };
    groups.set(key, { ...group, work: [...group.work, work] });
  }
  return [...groups.values()].map((group) => ({ ...group, title: titleOf(group) }));
}

export function canBeTriedAgain({ work }: RefusedGroup): boolean {
  return work.some(({ code }) => !final.has(code));
}

/** The words of a refused action, for whoever wrote them: "business description: Looms that run on rain". */
export function contentsOf({ work }: RefusedGroup): string[] {
  return [...new Set(work.map(wordsOf))];
}

/** Notes how the person dealt with refused work, on every device of theirs. */
export async function settleRefused(
  db: PersonDb,
  { work }: RefusedGroup,
  resolution: 'retried' | 'discarded',
) {
  for (const { id, order } of work) {
    if (order !== null) await db.outbox.delete(order);
    // The row that tells the person's other devices may still be on its way to this one.
    if (ownerOf(db) !== guestId) await mutate('resolveAttention', { attentionId: id, resolution });
  }
}

async function refusedWork(db: PersonDb): Promise<Refused[]> {
  const attention = await rowsOf(db, 'attention').toArray();
  const entries = await db.outbox.where('state').equals('refused').toArray();
  const known = new Set(attention.map(({ id }) => id));
  return [
    ...attention.filter(({ resolution }) => resolution === null).map((row) => ({ ...row, order: null })),
    // A guest has no other device to be told on, and a page that tells of the rest may still be on its way.
    ...entries
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, args, doneAt, order, failure }) => {
        const { code, message } = failure ?? { code: '', message: '' };
        return { id, name, args, code, message, at: doneAt, order };
      }),
  ];
}

/** By the name that was refused, where one was: that is what the person remembers. */
function titleOf({ title, work }: RefusedGroup): string {
  const words = work.map(wordsOf).find((line) => line.startsWith('name: '));
  return words ? `Draft: ${words.slice('name: '.length)}` : title;
}
