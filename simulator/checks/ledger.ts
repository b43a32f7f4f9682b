import * as z from 'zod';
import { filesOf } from '#src/data/database/entry-files.ts';
import type { Failure } from '#sync/errors.ts';
import { guestId } from '#sync/ids.ts';
import type { Change, Context } from '#sync/mutation.ts';
import { type Outcome, outcomeSchema, type SentMutation, type SyncRequest } from '#sync/protocol.ts';
import { type TableName, tableNames } from '#sync/tables.ts';
import type { SimServer } from '../world/server.ts';
import { renewModels } from './business-models.ts';
import { isSent } from './files.ts';
import { differences, type RowsById, rowsById, type View } from './oracle.ts';
import { written } from './table-facts.ts';
import { settledBy, toldBy } from './told.ts';
import { verdictOn } from './verdict.ts';
import { viewedBy } from './viewed.ts';
import { createWaiting } from './waiting-along.ts';
import { type Done, mustWait } from './waits.ts';
import { wordsIn } from './words.ts';

type Decided = Pick<SentMutation, 'name' | 'args'> & {
  outcome: Outcome;
  context: Context;
  /** Whether the server had all files of it. */
  hasFiles: boolean;
  /** Which of all requests brought it. */
  request: number;
};
/** Columns that the server itself wrote, or null where it took the row away for good. */
type OwnWrite = { table: TableName; id: string; columns: Record<string, unknown> | null };
type Event = Decided | OwnWrite;

/** `at`: when it was decided, by the server's clock. */
type Noted = { id: string; name: string; at: string; outcome: Outcome };

export type Ledger = {
  /** A request ran: writes down what was decided, with the args that decided it. */
  note(request: SyncRequest): Noted[];
  /** Does something by which the server itself writes rows or takes them away, and writes down which. */
  whileServerWrites<T>(work: () => Promise<T>): Promise<T>;
  /** Somebody deleted a draft in which they saw these words. */
  noteDeletion(mutationId: string, words: Set<string>): void;
  takeBackup(): void;
  restore(): void;
  /** Whether it was decided, in the history that the server now has. */
  wasDecided(mutationId: string): boolean;
  /** Runs everything that was decided once more, in memory; names where the database holds something else. */
  faults(): string[];
};

/** Columns that follow from other rows: `followers.ts` looks after them. */
const following: Partial<Record<TableName, string[]>> = {
  connections: ['investorName', 'entrepreneurName'],
  opportunities: ['founderName'],
  dealUpdates: ['dealStatus'],
};

/**
 * An account book kept beside the server: each decision once, in its order. What the rows must be is what running the
 * book gives: nothing lost, nothing twice, nothing of what was refused.
 */
export function createLedger(server: SimServer): Ledger {
  let events: Event[] = [];
  let lastRow = 0;
  let requests = 0;
  let decided = new Set<string>();
  let saved = { events, lastRow, decided };
  const seen = new Map<string, Set<string>>();
  return {
    note({ mutations }) {
      const args = new Map(mutations.map((sent) => [sent.id, sent]));
      const fresh: Decided[] = [];
      requests += 1;
      for (const { rowid, outcome, final, createdAt, clientId, userId } of decisionsAfter(server, lastRow)) {
        lastRow = rowid;
        const fate = outcomeSchema.parse(JSON.parse(outcome));
        // Told once more, under another seq.
        if (final === 0 && fate.result !== 'later') continue;
        const { id } = fate;
        const { name, args: given } = args.get(id) ?? { name: 'nothing that was sent', args: null };
        const context = { userId: userId ?? guestId, clientId, now: createdAt, id };
        const hasFiles = filesOf({ name, args: given }).every((file) => isSent(server, context.userId, file));
        fresh.push({ name, args: given, outcome: fate, context, hasFiles, request: requests });
        if (fate.result !== 'later') decided.add(id);
      }
      events.push(...fresh);
      return fresh.map(({ name, outcome, context: { id, now: at } }) => ({ id, name, at, outcome }));
    },
    async whileServerWrites(work) {
      const before = everything(server);
      const result = await work();
      // What was put off is forgotten soon, and the number of its row given to the next.
      lastRow = Math.min(lastRow, lastRowOf(server));
      events.push(...ownWrites(before, everything(server)));
      return result;
    },
    noteDeletion(mutationId, words) {
      seen.set(mutationId, words);
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
    faults: () => [...decidedTwice(events), ...faultsOf(server, events, seen)],
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

function lastRowOf(server: SimServer): number {
  const [row] = server.rows('select coalesce(max(rowid), 0) as last from outcomes');
  return z.object({ last: z.int() }).parse(row).last;
}

function decidedTwice(events: Event[]): string[] {
  const seen = new Set<string>();
  return events.flatMap((event) => {
    if ('columns' in event || event.outcome.result === 'later') return [];
    const { id } = event.context;
    if (seen.has(id)) return [`${event.name} ${id} was decided twice`];
    seen.add(id);
    return [];
  });
}

function everything(server: SimServer): View {
  return Object.fromEntries(written.map((table) => [table, rowsById(server, table)]));
}

function ownWrites(before: View, after: View): OwnWrite[] {
  return written.flatMap((table) => {
    const then = before[table] ?? {};
    const now = after[table] ?? {};
    const gone = Object.keys(then).filter((id) => !now[id]);
    const changed = Object.entries(now).flatMap(([id, row]) => {
      const columns = Object.entries(row).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(then[id]?.[name]),
      );
      return columns.length > 0 ? [{ table, id, columns: Object.fromEntries(columns) }] : [];
    });
    return [...gone.map((id) => ({ table, id, columns: null })), ...changed];
  });
}

function faultsOf(server: SimServer, events: Event[], seen: Map<string, Set<string>>): string[] {
  const faults: string[] = [];
  const applied: Done[] = [];
  const counted = new Set<string>();
  const waiting = createWaiting();
  const expected: Record<TableName, RowsById> = Object.fromEntries(
    tableNames.map((table) => [table, {}]),
  ) as Record<TableName, RowsById>; // of every table
  for (const event of events) {
    if ('columns' in event) writeOwn(event);
    else decide(event);
  }

  function writeOwn({ table, id, columns }: OwnWrite) {
    if (columns) expected[table][id] = { ...expected[table][id], ...columns };
    else delete expected[table][id];
  }
  /** What the server decided, against what the mutation and the rules of the house say of the same rows. */
  function decide(event: Decided) {
    const { name, args, context, outcome, hasFiles } = event;
    const verdict = verdictOn(expected, { name, args, context });
    const changed = 'changes' in verdict && verdict.changes.length > 0;
    const wait =
      'changes' in verdict ? mustWait(expected, applied, { name, context, changed, hasFiles }) : null;
    const along = 'refused' in verdict ? waiting.along(expected, event) : null;
    const putOff = wait ?? along?.code;
    if (putOff) waiting.note(event, putOff, along?.changes ?? ('changes' in verdict ? verdict.changes : []));
    const should = putOff
      ? `later: ${putOff}`
      : 'refused' in verdict
        ? `refused: ${verdict.refused}`
        : 'applied';
    const told = outcome.result === 'applied' ? 'applied' : `${outcome.result}: ${outcome.failure.code}`;
    if (told !== should)
      faults.push(`${name} ${context.id} was ${told}, and should be ${should}: ${JSON.stringify(args)}`);
    if (outcome.result === 'refused') refuse(event, outcome.failure);
    else if (outcome.result === 'applied' && 'changes' in verdict) apply(event, verdict.changes);
  }
  /** A refusal leaves one trace: the work itself, for the person to deal with. */
  function refuse({ name, args, context: { id, userId, now } }: Decided, { code, message, field }: Failure) {
    if (userId === guestId || name === 'resolveAttention') return;
    const given = code === 'too-large' ? null : args;
    const told = { id, userId, name, args: given, code, message, field: field ?? null };
    expected.attention[id] = { ...told, at: now, resolution: null, resolvedAt: null };
  }
  function apply(event: Decided, changes: Change[]) {
    const { name, context } = event;
    const viewed = viewedBy(expected, counted, event);
    if (viewed) expected.dealViews[String(viewed.id)] = viewed;
    applied.push({ name, context, changed: changes.length > 0, hasFiles: event.hasFiles });
    const settled = settledBy(expected, event);
    if (settled) expected.notifications[settled.id] = { ...settled };
    for (const told of toldBy(expected, event)) expected.notifications[told.id] = { ...told };
    for (const { table, id, row } of changes) {
      if (name === 'deleteDraft')
        faults.push(...deletedUnseen(expected[table][id], { ...row }, seen.get(context.id)));
      expected[table][id] = { ...row };
      renewModels(expected, { table, id });
    }
  }
  const found = everything(server);
  return [...faults, ...differences(own(found, expected), own(expected, expected))];
}

/** Whoever deletes a draft deletes what they saw of it. */
function deletedUnseen(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
  seen: Set<string> | undefined,
): string[] {
  if (!seen || before?.deletedAt !== null || after.deletedAt === null) return [];
  const { trail: _, ...content } = before;
  const unseen = wordsIn(JSON.stringify(content)).filter((word) => !seen.has(word));
  return unseen.length > 0 ? [`${unseen.join()} was deleted by somebody who never saw it`] : [];
}

/** Without what follows from other rows, and what no mutation has said of a row yet. */
function own(view: View, expected: View): View {
  return Object.fromEntries(
    written.map((table) => [
      table,
      Object.fromEntries(
        Object.entries(view[table] ?? {}).map(([id, row]) => {
          const said = expected[table]?.[id] ?? row;
          const columns = Object.entries(row).filter(
            ([name]) => said[name] !== undefined && !following[table]?.includes(name),
          );
          return [id, Object.fromEntries(columns)];
        }),
      ),
    ]),
  );
}
