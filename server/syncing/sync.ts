import { isKnownTo, limits, protocol, type SyncReply, type SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import type { TableName } from '#sync/tables.ts';
import { directoryHash } from '../db/directory.ts';
import { readServerState } from '../db/server-state.ts';
import { HttpFailure } from '../http-failure.ts';
import { signInAgain } from '../not-signed-in.ts';
import type { Services } from '../services.ts';
import type { Moved } from './poke.ts';
import { pull } from './pull.ts';
import { type Pushed, push } from './push.ts';
import { requireOpen } from './require-open.ts';
import { movedBy } from './write.ts';

const spoken = new Set<number>([protocol - 1, protocol]);

/** Throws HttpFailure 426 for a client that this server cannot talk to. */
export function requireSpoken(spokenByClient: number): void {
  if (spoken.has(spokenByClient)) return;
  throw new HttpFailure(426, {
    code: 'update-needed',
    message: 'This version of Pankh is too old. Please update.',
  });
}

/**
 * One round trip of design "sync": runs what came, answers what became of it and what changed.
 * `from`: the address it came from. `replyBytes`: of rows, at most, of the answer.
 * Throws HttpFailure: 401 another person than the session's, or one whose account is closed by now; 409 a client of another.
 */
export async function sync(
  services: Services,
  account: Account | null,
  request: SyncRequest,
  { from = null, replyBytes = limits.replyBytes }: { from?: string | null; replyBytes?: number } = {},
): Promise<SyncReply> {
  if (request.userId !== (account?.id ?? null)) {
    throw signInAgain();
  }
  const { epoch } = await readServerState(services.database.read);
  const directory = await directoryHash(services.database.read);
  const nothing = {
    outcomes: [],
    changes: [],
    deletions: [],
    cursors: request.cursors,
    more: false,
    directory,
  };
  if (request.epoch !== '' && request.epoch !== epoch) return { epoch, otherEpoch: true, ...nothing };
  const pushed = await runSent(services, request, from);
  const pulled = await services.database.read
    .transaction()
    .execute((db) => pull(db, account, request, replyBytes));
  const isKnown = (one: { table: TableName }) => isKnownTo(request.protocol, one);
  const changes = pulled.changes.filter(isKnown);
  const deletions = pulled.deletions.filter(isKnown);
  return { epoch, ...pushed, ...pulled, changes, deletions, directory };
}

async function runSent(services: Services, request: SyncRequest, from: string | null): Promise<Pushed> {
  if (request.mutations.length === 0) return { outcomes: [] };
  let moved: Moved = new Map();
  const pushed = await services.database.write.transaction().execute(async (trx) => {
    if (request.userId !== null) await requireOpen(trx, request.userId);
    const done = await push(trx, request, {
      now: services.now,
      onBug: (error) => services.log.error({ err: error }, 'a mutation broke'),
      from,
      publicUrl: services.publicUrl,
      settings: services.settings,
    });
    moved = movedBy(trx);
    return done;
  });
  services.poke.moved(moved);
  return pushed;
}
