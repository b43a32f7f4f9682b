import type * as z from 'zod';
import type { Failure } from '#sync/errors.ts';
import { type Change, type Context, isRefusal, type Mutation, type Rows } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { limits } from '#sync/protocol.ts';
import { type Key, keyText, type Row } from '#sync/tables.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { type Postponed, postponed } from '../policies/limits.ts';
import { mayTouch } from '../policies/may-touch.ts';

export type Verdict = { changes: Change[] } | { refused: Failure } | { later: Postponed };

/**
 * What the server makes of a mutation, decided on the true rows; writes nothing itself.
 * Refused: a name or args it does not know, rows that are not the person's, whatever the mutation itself refuses.
 */
export async function judge(
  trx: Trx,
  name: string,
  args: unknown,
  context: Context | null,
): Promise<Verdict> {
  // First: what is too large is not kept, whatever else is wrong with it.
  if (Buffer.byteLength(JSON.stringify(args) ?? '') > limits.argsBytes)
    return refused('too-large', 'This is too large.');
  const mutation = mutationNamed(name);
  if (!mutation) return refused('unknown-mutation', 'This version of Pankh does not know this action.');
  if (!context) return refused('sign-in-needed', 'Sign in to do this.');
  const parsed = mutation.args.safeParse(args);
  if (!parsed.success) return { refused: firstFault(parsed.error) };
  const rows = await rowsFor(trx, mutation, parsed.data, context);
  if (!rows) return notFound();
  const result = mutation.change(rows, parsed.data, context);
  if (result === 'unknown') return notFound();
  if (isRefusal(result)) return result;
  const wait = await postponed(trx, name, context);
  return wait ? { later: wait } : { changes: result };
}

/** The true rows a mutation reads, or null where one of them is somebody else's. */
async function rowsFor(
  trx: Trx,
  mutation: Mutation<unknown>,
  args: unknown,
  context: Context,
): Promise<Rows | null> {
  const found = new Map<string, Row>();
  for (const key of mutation.reads(args, context)) {
    const row = await readRow(trx, key.table, key.id);
    if (!row) continue;
    if (!mayTouch(context.userId, key.table, row)) return null;
    found.set(keyText(key), row);
  }
  return { get: (table, id) => found.get(keyText({ table, id } satisfies Key)) as never }; // stored under its own table
}

function firstFault(error: z.ZodError): Failure {
  const [issue] = error.issues;
  return {
    code: 'invalid',
    message: issue?.message ?? 'Invalid',
    field: issue && issue.path.length > 0 ? issue.path.join('.') : 'args',
  };
}

function refused(code: string, message: string): Verdict {
  return { refused: { code, message } };
}

function notFound(): Verdict {
  return refused('not-found', 'What this was about is no longer there.');
}
