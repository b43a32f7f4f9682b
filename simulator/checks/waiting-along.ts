import type { Change, Context } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { SentMutation } from '#sync/protocol.ts';
import type { TableName } from '#sync/tables.ts';
import type { RowsById } from './oracle.ts';
import { verdictOn } from './verdict.ts';

type Held = Record<TableName, RowsById>;
type Sent = Pick<SentMutation, 'name' | 'args'> & { context: Context; request: number };

/** What one request brought that has to wait, and what of the same request waits with it: it would be right after that. */
export function createWaiting() {
  let request = 0;
  let putOff: { code: string; changes: Change[] }[] = [];
  const ofThis = (sent: Sent) => (sent.request === request ? putOff : []);
  return {
    note(sent: Sent, code: string, changes: Change[]): void {
      putOff = [...ofThis(sent), { code, changes }];
      request = sent.request;
    },
    along(held: Held, sent: Sent): { code: string; changes: Change[] } | null {
      const before = ofThis(sent);
      const last = before.findLast(({ changes }) => reads(sent, changes));
      if (!last) return null;
      const verdict = verdictOn(before.flatMap(({ changes }) => changes).reduce(supposing, held), sent);
      if ('changes' in verdict) return { code: last.code, changes: verdict.changes };
      // What finds nothing, and would clash with what waits, can be tried again once that is there.
      const alone = verdictOn(held, sent);
      const isHopeless =
        verdict.refused === 'not-found' || 'changes' in alone || alone.refused !== 'not-found';
      return isHopeless ? null : { code: last.code, changes: [] };
    },
  };
}

function reads({ name, args, context }: Sent, changes: Change[]): boolean {
  const mutation = mutationNamed(name);
  const parsed = mutation?.args.safeParse(args);
  if (!mutation || !parsed?.success) return false;
  const keys = mutation.reads(parsed.data, context);
  return changes.some((change) => keys.some(({ table, id }) => table === change.table && id === change.id));
}

function supposing(held: Held, { table, id, row }: Change): Held {
  return { ...held, [table]: { ...held[table], [id]: { ...row } } };
}
