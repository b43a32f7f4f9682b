import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { spokenOf } from '#src/data/told/spoken-of.ts';
import type { MutationName } from '#sync/mutations/all.ts';

export type SentItem = {
  key: string;
  title: string;
  href: string | null;
  /** When the person did it: ISO. */
  at: string;
  state: 'sent' | 'merged';
};

const most = 5;

/** Done by looking at something: nobody asks whether it was sent. */
const silent: ReadonlySet<string> = new Set<MutationName>([
  'resolveAttention',
  'markRead',
  'readNotifications',
  'noteView',
]);

/** The last things of the person that the server took, newest first. */
export async function latelySent(db: PersonDb): Promise<SentItem[]> {
  const applied = await db.outbox.where('state').equals('applied').reverse().sortBy('order');
  const kept = await db.kept.orderBy('order').reverse().limit(100).toArray();
  const sent = [...applied, ...kept].filter(({ name, state }) => state === 'applied' && !silent.has(name));
  const spoken = await spokenOf(db, sent);
  const groups = Map.groupBy(sent, (entry: Sent) => describeWork(entry, spoken).key);
  return [...groups.values()].slice(0, most).flatMap(([...group]) => {
    const [newest] = group;
    if (!newest) return [];
    const { key, title, href } = describeWork(newest, spoken);
    return [{ key, title, href, at: newest.doneAt, state: group.some(isMerged) ? 'merged' : 'sent' }];
  });
}

type Sent = Entry & { isMerged?: true };

function isMerged(entry: Sent): boolean {
  return entry.isMerged === true;
}
