import * as z from 'zod';
import type { Failure } from '#sync/errors.ts';
import { guestId } from '#sync/ids.ts';
import { type Context, isRefusal, type Rows } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { type Outcome, outcomeSchema, type SentMutation, type SyncRequest } from '#sync/protocol.ts';
import type { SimServer } from '../world/server.ts';
import { differences, rowsById, type View } from './oracle.ts';

type Decided = Pick<SentMutation, 'name' | 'args'> & { outcome: Outcome; context: Context };
type Event = Decided | { removed: string; from: string };

export type Ledger = {
  /** A request ran: writes down what was decided, with the args that decided it. */
  note(request: SyncRequest): void;
  /** Does something that takes rows away for good, and writes down which. */
  whileRemoving(work: () => Promise<void>): Promise<void>;
  takeBackup(): void;
  restore(): void;
  /** Whether it was decided, in the history that the server now has. */
  wasDecided(mutationId: string): boolean;
  /** Runs everything that was decided once more, in memory; names where the database holds something else. */
  faults(): string[];
};

/** The tables that mutations alone write, but for the columns that reviewers change. */
const written = ['drafts', 'draftVersions', 'opportunities', 'attention'];
const reviewed = new Set(['status', 'updatedAt', 'raisedAmount']);

/**
 * An account book kept beside the server: each decision once, in its order. What the rows must be is what running the
 * book gives: nothing lost, nothing twice, nothing of what was refused.
 */
export function createLedger(server: SimServer): Ledger {
  let events: Event[] = [];
  let lastRow = 0;
  let decided = new Set<string>();
  let saved = { events, lastRow, decided };
  return {
    note({ mutations }) {
      const args = new Map(mutations.map((sent) => [sent.id, sent]));
      for (const { rowid, outcome, final, createdAt, clientId, userId } of decisionsAfter(server, lastRow)) {
        lastRow = rowid;
        if (final === 0) continue;
        const fate = outcomeSchema.parse(JSON.parse(outcome));
        const { id } = fate;
        const { name, args: given } = args.get(id) ?? { name: 'nothing that was sent', args: null };
        const context = { userId: userId ?? guestId, clientId, now: createdAt, id };
        events.push({ name, args: given, outcome: fate, context });
        decided.add(id);
      }
    },
    async whileRemoving(work) {
      const before = written.map((table) => [table, rowsById(server, table)] as const);
      await work();
      for (const [table, rows] of before) {
        const left = rowsById(server, table);
        for (const id of Object.keys(rows)) if (!left[id]) events.push({ removed: id, from: table });
      }
    },
    takeBackup() {
      saved = { events: [...events], lastRow, decided: new Set(decided) };
    },
    restore() {
      events = [...saved.events];
      lastRow = saved.lastRow;
      decided = new Set(saved.decided);
    },
    wasDecided: (mutationId) => decided.has(mutationId),
    faults: () => [...decidedTwice(events), ...faultsOf(server, events)],
  };
}

const decision = z.object({
  rowid: z.int(),
  outcome: z.string(),
  final: z.int(),
  createdAt: z.string(),
  clientId: z.string(),
  userId: z.string().nullable(),
});

function decisionsAfter(server: SimServer, row: number) {
  const rows = server.rows(
    `select outcomes.rowid, outcome, final, createdAt, outcomes.clientId, userId
     from outcomes join clients using (clientId) where outcomes.rowid > ? order by outcomes.rowid`,
    row,
  );
  return z.array(decision).parse(rows);
}

function decidedTwice(events: Event[]): string[] {
  const seen = new Set<string>();
  return events.flatMap((event) => {
    if ('removed' in event) return [];
    const { id } = event.context;
    if (seen.has(id)) return [`${event.name} ${id} was decided twice`];
    seen.add(id);
    return [];
  });
}

function faultsOf(server: SimServer, events: Event[]): string[] {
  const faults: string[] = [];
  const found: View = Object.fromEntries(written.map((table) => [table, rowsById(server, table)]));
  const expected: View = Object.fromEntries(written.map((table) => [table, {}]));
  const accounts = rowsById(server, 'accounts');
  const rows: Rows = {
    get: (table, id) => (table === 'accounts' ? accounts : expected[table])?.[id] as never, // a row of that very table
  };
  for (const event of events) {
    if ('removed' in event) delete expected[event.from]?.[event.removed];
    else if (event.outcome.result === 'refused') refuse(event, event.outcome.failure);
    else apply(event);
  }

  /** A refusal leaves one trace: the work itself, for the person to deal with. */
  function refuse({ name, args, context: { id, userId, now } }: Decided, { code, message, field }: Failure) {
    if (userId === guestId || name === 'resolveAttention' || !expected.attention) return;
    const told = {
      id,
      userId,
      name,
      args: code === 'too-large' ? null : args,
      code,
      message,
      field: field ?? null,
    };
    expected.attention[id] = { ...told, at: now, resolution: null, resolvedAt: null };
  }
  function apply({ name, args, context }: Decided) {
    const mutation = mutationNamed(name);
    const parsed = mutation?.args.safeParse(args);
    const changes = parsed?.success ? mutation?.change(rows, parsed.data, context) : undefined;
    if (!changes || changes === 'unknown' || isRefusal(changes)) {
      faults.push(`${name} ${context.id} was applied where it cannot be: ${JSON.stringify(changes)}`);
      return;
    }
    for (const { table, id, row } of changes) {
      const { ownerId = null, founderId = ownerId, userId = founderId }: Record<string, unknown> = { ...row };
      if (userId !== null && userId !== context.userId)
        faults.push(`${name} changed ${table}/${id} of somebody else`);
      expected[table] = { ...expected[table], [id]: { ...row } };
    }
  }
  return [...faults, ...differences(withoutReviews(found), withoutReviews(expected))];
}

function withoutReviews(view: View): View {
  const opportunities = Object.entries(view.opportunities ?? {}).map(([id, row]) => [
    id,
    Object.fromEntries(Object.entries(row).filter(([name]) => !reviewed.has(name))),
  ]);
  return { ...view, opportunities: Object.fromEntries(opportunities) };
}
