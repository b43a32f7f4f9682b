import type { Failure } from '#sync/errors.ts';
import type { Context } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { SentMutation } from '#sync/protocol.ts';
import { keyText } from '#sync/tables.ts';
import type { Trx } from '../db/connection.ts';
import type { EffectWorld } from './effect-world.ts';
import { judge, type Verdict } from './run-mutation.ts';

/** Work that has to wait, why, and what it would have changed. */
export type PutOff = Extract<Verdict, { later: unknown }>;

/**
 * Whether work that is refused is so only because earlier work of the same request has to wait: an edit of a pitch that was not
 * taken in yet, a message on a connection whose acceptance waits. Then it waits as long, for the same reason, or it would
 * overtake what it is built on, and be lost. So does what finds nothing there, and would clash with what waits: it can be tried
 * again once that is there. Null where that is not so. Counts as `judge` does: the caller takes it back.
 * `alone`: what it is refused as.
 */
export async function putOffWith(
  trx: Trx,
  sent: SentMutation,
  context: Context,
  alone: Failure,
  { putOff, ...world }: EffectWorld & { putOff: readonly PutOff[] },
): Promise<PutOff | null> {
  const mutation = putOff.length > 0 ? mutationNamed(sent.name) : undefined;
  const args = mutation?.args.safeParse(sent.args).data;
  if (!mutation || args === undefined) return null;
  const read = new Set(mutation.reads(args, context).map(keyText));
  const before = putOff.findLast(({ meant }) => meant.some((change) => read.has(keyText(change))));
  if (!before) return null;
  const supposed = putOff.flatMap(({ meant }) => meant);
  const verdict = await judge(trx, sent, context, world, supposed);
  if ('refused' in verdict) {
    const isThere = alone.code !== 'not-found' || verdict.refused.code === 'not-found';
    return isThere ? null : { later: before.later, meant: [] };
  }
  return { later: before.later, meant: 'later' in verdict ? verdict.meant : verdict.changes };
}
