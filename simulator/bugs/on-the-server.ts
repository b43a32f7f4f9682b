import type { SeededBug } from './seeded-bug.ts';

export const bugsOnTheServer: SeededBug[] = [
  {
    name: 'the server runs a mutation again that it has decided',
    file: 'server/syncing/push.ts',
    from: 'const decided = await finalOutcome(trx, sent.id);',
    to: 'const decided = undefined;',
  },
  {
    name: 'the server runs every repeat of a seq',
    file: 'server/syncing/push.ts',
    from: 'const outcome = sent.seq <= client.lastSeq ? known : await runNext',
    to: 'const outcome = await runNext',
  },
  {
    name: 'the server does not keep the last seq',
    file: 'server/syncing/push.ts',
    from: 'await saveClient(trx, stored);',
    to: '',
  },
  {
    name: 'the server does not keep outcomes',
    file: 'server/syncing/push.ts',
    from: "await saveOutcome(trx, client, outcome, outcome.result !== 'later', options.now());",
    to: '',
  },
  {
    name: 'the server lets an exception in one mutation fail the whole request',
    file: 'server/syncing/push.ts',
    from: 'if (isTransient(error)) throw error;',
    to: 'throw error;',
  },
  {
    name: 'the server decides while its disk fails',
    file: 'server/syncing/push.ts',
    from: 'if (isTransient(error)) throw error;',
    to: '',
  },
  {
    name: 'the server tells nobody what it refused',
    file: 'server/syncing/push.ts',
    from: "name === 'resolveAttention' ||",
    to: 'true ||',
  },
  {
    name: 'the server ignores the epoch',
    file: 'server/syncing/sync.ts',
    from: "if (request.epoch !== '' && request.epoch !== epoch)",
    to: 'if (false)',
  },
  {
    name: 'the server believes who a request says it is from',
    file: 'server/syncing/sync.ts',
    from: 'if (request.userId !== (account?.id ?? null)) {',
    to: 'if (false) {',
  },
  {
    name: 'the server writes at every question',
    file: 'server/syncing/sync.ts',
    from: 'if (request.mutations.length === 0) return { outcomes: [] };',
    to: "if (request.mutations.length === 0) {\n  const { clientId, userId } = request;\n  const client = { clientId, userId, lastSeq: 0, ack: 0 };\n  await services.database.write.insertInto('clients').values(client).onConflict((is) => is.doNothing()).execute();\n  return { outcomes: [] };\n  }",
  },
  {
    name: 'the server lets anybody change anything',
    file: 'server/policies/may-touch.ts',
    // Seeing and writing are asked for one after the other: one alone would not let anybody in.
    from: `  return audiencesOf(person).some((audience) => shown.has(audience));
}

/** Whether a person's mutation may write this row: what is theirs, and for admins what their work is about. */
export function mayWrite<T extends TableName>(
  person: Account | null,
  mutation: string,
  table: T,
  row: Row<T>,
): boolean {
  if (!person) return false;
  if (isAdminWork(mutation)) return person.userType === 'admin';
  const owner = owners[table];
  return owner !== null && [owner(row)].flat().includes(person.id);`,
    to: `  return shown.size >= 0 || audiencesOf(person).length > 0;
}

export function mayWrite<T extends TableName>(
  person: Account | null,
  mutation: string,
  table: T,
  row: Row<T>,
): boolean {
  const owner = owners[table];
  return person !== null || owner !== undefined || isAdminWork(mutation) || row.id !== '';`,
  },
  {
    name: 'the server refuses the work of founders on connections',
    file: 'server/policies/may-touch.ts',
    from: 'connections: ({ investorId, entrepreneurId }) => [investorId, entrepreneurId],',
    to: 'connections: ({ investorId }) => [investorId],',
  },
  {
    name: 'the server refuses what has only to wait',
    file: 'server/syncing/run-mutation.ts',
    from: 'if (wait) return { later: wait, meant: result };',
    to: 'if (wait) return { refused: wait.failure };',
  },
  {
    name: 'the server refuses what is built on work that waits',
    file: 'server/syncing/push.ts',
    from: 'verdict = along ?? verdict;',
    to: '',
  },
  {
    name: 'the server lets an admin decide on what they have not read',
    file: 'server/syncing/run-mutation.ts',
    from: 'const result = mutation.change(rows, parsed.data, context);',
    to: "const told = name === 'reviewOpportunity' ? { ...Object(parsed.data), seen: undefined } : parsed.data;\n  const result = mutation.change(rows, told, context);",
  },
  {
    name: 'the server counts a month of connections by the year',
    file: 'server/policies/connecting.ts',
    from: 'Math.max(0, limit - (await connectionsBegun(db, id, monthOf(now))));',
    to: 'Math.max(0, limit - (await connectionsBegun(db, id, monthOf(now).slice(0, 4))));',
  },
  {
    name: 'the server puts off one pitch in a day too early',
    file: 'server/policies/limits.ts',
    from: 'const pitchesADay = 10;',
    to: 'const pitchesADay = 9;',
  },
  {
    name: 'the server shows the public a pitch of a company that has not said everything',
    file: 'server/syncing/run-mutation.ts',
    from: 'if (kept) return { refused: kept };',
    to: '',
  },
  {
    name: 'the server refuses the articles of admins',
    file: 'server/policies/admin-work.ts',
    from: "  'saveArticle',",
    to: '',
  },
  {
    name: 'a connection that has ended still tells how to reach the other',
    file: 'server/syncing/derived.ts',
    from: 'const isOpen = await areConnected(trx, investorId, entrepreneurId);',
    to: 'const isOpen = true || (await areConnected(trx, investorId, entrepreneurId));',
  },
  {
    name: 'who is blocked is still told how to reach the other',
    file: 'server/syncing/derived.ts',
    from: "if (table === 'blocks') return [await contactAfter(trx, row)];",
    to: '',
  },
  {
    name: 'an investor who is no longer verified is still shown to everybody',
    file: 'server/syncing/derived.ts',
    from: '!isVerified(account) ||',
    to: '(!isVerified(account) && account.fullName === "") ||',
  },
  {
    name: 'a new name does not reach the connections of who bears it',
    file: 'server/syncing/derived.ts',
    from: "if (row) found.push({ table: 'connections', id: connection.id, row });",
    to: '',
  },
  {
    name: 'the server shows drafts to everybody',
    file: 'server/syncing/audiences.ts',
    from: 'drafts: (draft) => [draft.ownerId]',
    to: "drafts: () => ['public']",
  },
  {
    name: "the server does not log that a row left somebody's sight",
    file: 'server/syncing/write.ts',
    from: 'new Set([...shownBefore.keys(), ...shownAfter.keys()])',
    to: 'new Set([...shownAfter.keys()])',
  },
  {
    name: 'the server logs only new rows',
    file: 'server/syncing/write.ts',
    from: 'if (JSON.stringify(shownBefore.get(audience)) === JSON.stringify(shownAfter.get(audience))) continue;',
    to: 'if (shownBefore.has(audience) && shownAfter.has(audience)) continue;',
  },
  {
    name: 'one cursor for all audiences',
    file: 'server/syncing/pull.ts',
    from: 'audiences.map((audience) => [audience, cursors[audience] ?? 0])',
    to: 'audiences.map((audience) => [audience, cursors[audience] ?? Math.max(0, ...Object.values(cursors))])',
  },
  {
    name: 'the cursors of a page are those of the last page',
    file: 'server/syncing/pull.ts',
    from: 'const reached = more ? (entries[page.length - 1]?.number ?? 0) : counter;',
    to: 'const reached = counter;',
  },
  {
    name: 'an audience that was lost keeps its rows on the device',
    file: 'server/syncing/pull.ts',
    from: 'if (Object.keys(cursors).some((audience) => !audiences.includes(audience))) return true;',
    to: '',
  },
  {
    name: 'deletions that were forgotten are not made up for',
    file: 'server/syncing/pull.ts',
    from: 'return (resyncFrom ?? Math.min(...seen)) < floor;',
    to: 'return false;',
  },
  {
    name: 'the housekeeping forgets deletions without saying so',
    file: 'server/housekeeping.ts',
    from: 'await raiseFloor(trx, Math.max(0, ...numbers));',
    to: '',
  },
  {
    name: 'the housekeeping forgets fates after two months',
    file: 'server/housekeeping.ts',
    from: 'const outcomesKept = 5 * 365 * day;',
    to: 'const outcomesKept = 60 * day;',
  },
  {
    name: 'the housekeeping takes deleted drafts after a month',
    file: 'server/housekeeping.ts',
    from: 'await deletedDraftsBefore(trx, before)',
    to: 'await deletedDraftsBefore(trx, ago(settledKept))',
  },
  {
    name: 'the housekeeping takes refused work that nobody has dealt with',
    file: 'server/db/ids-before.ts',
    from: "attention: 'resolvedAt',",
    to: "attention: 'at',",
  },
  {
    name: 'the housekeeping tells nobody what it took',
    file: 'server/housekeeping.ts',
    from: 'await removeRows(trx, keysOf(table, old), moment);',
    to: "for (const id of old) await trx.deleteFrom(table).where('id', '=', id).execute();",
  },
  {
    name: 'the server takes a message whose files have not come',
    file: 'server/policies/attached.ts',
    from: 'if (!upload || onDisk !== size) return { later: { failure: missing, retryAt: null } };',
    to: 'if (!upload) continue;',
  },
  {
    name: 'the housekeeping takes files whose message is on its way',
    file: 'server/attachments/tidy-attachments.ts',
    from: 'const kept = 2 * day;',
    to: 'const kept = 0;',
  },
];
