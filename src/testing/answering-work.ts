import type { PersonDb } from '#src/data/database/person-db.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import type { Failure } from '#sync/errors.ts';
import type { Outcome, SentMutation, SyncReply } from '#sync/protocol.ts';

/** Why the made-up server puts a mutation off, and until when; undefined: it takes it. */
export type PutsOff = (sent: SentMutation) => { failure: Failure; retryAt: string | null } | undefined;

/**
 * One round of a device with a made-up server, which takes what it does not put off, and tells of no rows but those `told`: what
 * it took goes on being shown by the device's own doing. Answers the names of what the device sent. Both clocks say `now`, in ms;
 * `meanwhile`: what the person does while it is under way.
 */
export async function roundTrip(
  db: PersonDb,
  now: number,
  putsOff: PutsOff = () => undefined,
  { meanwhile, ...told }: Partial<Pick<SyncReply, 'changes'>> & { meanwhile?(): Promise<unknown> } = {},
): Promise<string[]> {
  const request = await prepareRequest(db, now);
  await meanwhile?.();
  const outcomes = request.mutations.map((sent): Outcome => {
    const { seq, id } = sent;
    const later = putsOff(sent);
    return later ? { result: 'later', seq, id, ...later } : { result: 'applied', seq, id, at: unreached };
  });
  const { epoch, cursors } = request;
  const reply = { epoch, cursors, outcomes, changes: [], deletions: [], more: false, directory: null };
  await applyReply(db, request, { ...reply, ...told }, { deviceNow: now, serverNow: now });
  return request.mutations.map(({ name }) => name);
}

/** No cursor comes so far: applied work stays in the outbox. */
const unreached = 1_000_000;
