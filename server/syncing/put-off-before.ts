import type { Failure } from '#sync/errors.ts';
import type { Context } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { Outcome, SentMutation } from '#sync/protocol.ts';
import { keyText } from '#sync/tables.ts';
import { undecidedMaking } from '../db/clients.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import type { PutOff } from './put-off-with.ts';

/**
 * Whether work finds nothing only because work that would make it was put off in an earlier request of the same client, and is not
 * decided since: then it waits as long. A client sees to that itself, but not where it offers everything again to a restored
 * server: that is frozen, and goes in its order. `alone`: what it is refused as.
 */
export async function putOffBefore(
  trx: Trx,
  { name, args }: SentMutation,
  context: Context,
  alone: Failure,
): Promise<PutOff | null> {
  const mutation = alone.code === 'not-found' ? mutationNamed(name) : undefined;
  const parsed = mutation?.args.safeParse(args).data;
  if (!mutation || parsed === undefined) return null;
  const before = await undecidedMaking(trx, context.clientId, mutation.reads(parsed, context).map(keyText));
  if (!before) return null;
  const retryAt = before.retryAt !== null && before.retryAt > context.now ? before.retryAt : null;
  return { later: { failure: before.failure, retryAt }, meant: [] };
}

/** The rows that work which has to wait would make, as `undecidedMaking` looks for them. */
export async function madeBy(trx: Trx, { result }: Outcome, putOff: PutOff | undefined): Promise<string[]> {
  const made: string[] = [];
  for (const change of (result === 'later' && putOff?.meant) || [])
    if (!(await readRow(trx, change.table, change.id))) made.push(keyText(change));
  return made;
}
