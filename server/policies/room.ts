import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { type Owned, owners, ownsAsMany } from '../db/owned.ts';

/** So many of each are kept for a person, and what to call them: more than anybody needs. What is removed counts until it is forgotten. */
const mostOf = {
  drafts: [1_000, 'drafts, deleted ones of the last half year among them'],
  opportunities: [500, 'pitches, withdrawn ones among them'],
  dealUpdates: [2_000, 'updates, those taken back in the last half year among them'],
  pipeline: [5_000, 'deals that you shortlisted or noted anything about'],
  investments: [2_000, 'investments, removed ones of the last half year among them'],
  approaches: [6_000, 'investors on your list, removed ones of the last half year among them'],
} as const satisfies Partial<Record<Owned, [number, string]>>;

/** Why nothing more of a kind is kept for somebody: they have as much of it as there is room for. What they have can always be changed. */
export async function keptFromKeeping(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (!isCounted(table) || before.get(table, id)) continue;
    const [most, called] = mostOf[table];
    const owner = Reflect.get(row, owners[table]);
    if (await ownsAsMany(trx, table, String(owner), most)) return noRoom(most, called);
  }
  return null;
}

function isCounted(table: string): table is keyof typeof mostOf {
  return Object.hasOwn(mostOf, table);
}

function noRoom(most: number, called: string): Failure {
  const held = `You have ${most.toLocaleString('en-IN')} ${called}`;
  return { code: 'no-room', message: `${held}: that is the most that can be kept.` };
}
