import type { Failure } from '#sync/errors.ts';
import { newId } from '#sync/ids.ts';
import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';
import type { Account } from '#sync/records/account.ts';
import type { Trx } from '../db/connection.ts';
import { HttpFailure } from '../http-failure.ts';
import { tooMany } from '../policies/tries.ts';
import type { Services } from '../services.ts';
import { commit } from './commit.ts';
import { effectOf } from './effects.ts';
import { requireOpen } from './require-open.ts';
import { judge } from './run-mutation.ts';
import { writeChanges } from './write.ts';

type Doing = { [Name in MutationName]: { name: Name; args: ArgsOf<Name> } }[MutationName];

/**
 * Does for an endpoint what a device's mutations do: the same rules, limits and effects, in one transaction, all of it
 * or nothing. Throws HttpFailure: 401 where the account is closed by now, 404 `not-found`, 429 with a time to come back where a
 * limit puts it off, 403 where a person has to do something first, 400 where what was given is at fault by itself, 409 for
 * whatever else is refused.
 * `known`: what is there already of the same, looked for in the same transaction; where it finds something nothing is done, and
 * that is answered.
 */
export async function act<Known = never>(
  services: Services,
  account: Account,
  {
    doings,
    from,
    known,
  }: { doings: readonly Doing[]; from: string | null; known?: (trx: Trx) => Promise<Known | undefined> },
): Promise<Known | undefined> {
  const now = services.now();
  const clientId = newId();
  const world = { from, publicUrl: services.publicUrl, settings: services.settings };
  return commit(services, async (trx) => {
    await requireOpen(trx, account.id);
    const found = await known?.(trx);
    if (found !== undefined) return found;
    for (const { name, args } of doings) {
      const context = { userId: account.id, clientId, now, id: newId() };
      const verdict = await judge(trx, { name, args }, context, world);
      if ('refused' in verdict) throw new HttpFailure(statusOf(verdict.refused), verdict.refused);
      if ('later' in verdict) {
        const { failure, retryAt } = verdict.later;
        throw retryAt === null ? new HttpFailure(403, failure) : tooMany(retryAt, now, failure);
      }
      await effectOf(name)?.(trx, args, context, world);
      await writeChanges(trx, verdict.changes, now);
    }
    return undefined;
  });
}

const faultsOfInput = new Set([
  'invalid',
  'missing-information',
  'invalid-amount',
  'invalid-investment-amounts',
  'too-many',
  'too-long',
  'blank',
]);

function statusOf({ code }: Failure): 400 | 404 | 409 {
  if (code === 'not-found') return 404;
  return faultsOfInput.has(code) ? 400 : 409;
}
