import type * as z from 'zod';
import type { Failure } from '#sync/errors.ts';
import { firstLetters } from '#sync/first-letters.ts';
import { type Change, type Context, isRefusal, type Mutation, type Rows } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { limits, type SentMutation } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { type Key, keyText, type Row } from '#sync/tables.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { isAdminWork } from '../policies/admin-work.ts';
import { judgeFiles } from '../policies/attached.ts';
import { keptFromBlocking } from '../policies/blocking.ts';
import { keptFromDeciding } from '../policies/deciding.ts';
import { keptFromGoingLive } from '../policies/going-live.ts';
import { postponed } from '../policies/limits.ts';
import { keptFromListing } from '../policies/listing.ts';
import { maySee, mayWrite } from '../policies/may-touch.ts';
import type { Postponed } from '../policies/postponed.ts';
import { keptFromReaching, withoutWords } from '../policies/reaching.ts';
import { keptFromReporting, withTrueNames } from '../policies/reported.ts';
import { keptFromKeeping } from '../policies/room.ts';
import { withoutSaidBefore } from '../policies/said-before.ts';
import type { EffectWorld } from './effect-world.ts';

/** `meant`: what work that has to wait would change. */
export type Verdict =
  | { changes: Change[] }
  | { refused: Failure }
  | { later: Postponed; meant: readonly Change[] };

/**
 * What the server makes of a mutation, decided on the true rows; writes none itself, but counts what a limit lets through.
 * Refused: a name or args it does not know, rows that are not the person's, whatever the mutation itself refuses.
 * `supposed`: rows taken to be as other work means to make them.
 */
export async function judge(
  trx: Trx,
  { name, args }: Pick<SentMutation, 'name' | 'args'>,
  context: Context | null,
  world: EffectWorld,
  supposed: readonly Change[] = [],
): Promise<Verdict> {
  // First: what is too large is not kept, whatever else is wrong with it.
  if (Buffer.byteLength(JSON.stringify(args) ?? '') > limits.argsBytes)
    return refused('too-large', 'This is too large.');
  const mutation = mutationNamed(name);
  if (!mutation) return refused('unknown-mutation', 'This version of Pankh does not know this action.');
  if (!context) return refused('sign-in-needed', 'Sign in to do this.');
  const parsed = mutation.args.safeParse(args);
  if (!parsed.success) return { refused: firstFault(parsed.error) };
  const person = (await readRow(trx, 'accounts', context.userId)) ?? null;
  if (isAdminWork(name) && person?.userType !== 'admin') return notFound();
  const rows = await rowsFor(trx, mutation, parsed.data, { context, person, supposed });
  if (!rows) return notFound();
  const result = mutation.change(rows, parsed.data, context);
  if (result === 'unknown') return notFound();
  if (isRefusal(result)) return result;
  if (!result.every((change) => mayChange(change, rows, name, person))) return notFound();
  const kept =
    (await keptFromGoingLive(trx, result, rows)) ??
    (await keptFromReaching(trx, result, rows, context)) ??
    (await keptFromBlocking(trx, result, rows)) ??
    (await keptFromReporting(trx, result, rows)) ??
    (await keptFromListing(trx, result, rows)) ??
    (await keptFromKeeping(trx, result, rows)) ??
    (await keptFromDeciding(trx, result, rows, context));
  if (kept) return { refused: kept };
  const wait = await postponed(trx, name, { context, person, changes: result }, world);
  if (wait) return { later: wait, meant: result };
  const files = await judgeFiles(trx, result, world);
  if (files) return 'later' in files ? { ...files, meant: result } : files;
  const heard = await withoutWords(trx, result, rows, context);
  return { changes: await withoutSaidBefore(trx, await withTrueNames(trx, heard, rows)) };
}

/** Both the row as it is and the row as it would be have to be the person's to write. */
function mayChange({ table, id, row }: Change, rows: Rows, name: string, person: Account | null): boolean {
  const before = rows.get(table, id);
  return mayWrite(person, name, table, row) && (!before || mayWrite(person, name, table, before));
}

/** The true rows a mutation reads, or null where one of them is not for this person to see and is not passed over. */
async function rowsFor(
  trx: Trx,
  mutation: Mutation<unknown>,
  args: unknown,
  { context, person, supposed }: { context: Context; person: Account | null; supposed: readonly Change[] },
): Promise<Rows | null> {
  const found = new Map<string, Row>();
  for (const key of mutation.reads(args, context)) {
    const meant = supposed.findLast(({ table, id }) => table === key.table && id === key.id);
    const row = meant?.row ?? (await readRow(trx, key.table, key.id));
    if (!row) continue;
    if (maySee(person, key.table, row)) found.set(keyText(key), row);
    else if (!mutation.passesOver) return null;
  }
  return { get: (table, id) => found.get(keyText({ table, id } satisfies Key)) as never }; // stored under its own table
}

/** No longer than words for a person are: what is wrong may name the sender's own words, and what is said of it is kept for years. */
function firstFault(error: z.ZodError): Failure {
  const [issue] = error.issues;
  return {
    code: 'invalid',
    message: firstLetters(issue?.message ?? 'Invalid', 300),
    field: firstLetters(issue && issue.path.length > 0 ? issue.path.join('.') : 'args', 100),
  };
}

function refused(code: string, message: string): Verdict {
  return { refused: { code, message } };
}

function notFound(): Verdict {
  return refused('not-found', 'What this was about is no longer there.');
}
