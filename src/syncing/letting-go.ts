import { ApiError } from '#src/api/api-error.ts';
import { currentTurn, type Turn } from '#src/data/database/device-db.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { letGoOfDevice } from '#src/data/people/let-go-of-device.ts';
import { signedOutCode } from '#sync/protocol.ts';

/**
 * Asks the server for somebody, and lets go of their device where it answers that they were signed out from elsewhere: a session
 * that has ended by itself leaves it as it is. Throws what `ask` throws. `letGo`: the simulator's has a disk of its own.
 */
export async function lettingGo<T>(
  userId: string | null,
  ask: () => Promise<T>,
  letGo: (turn: Turn) => Promise<unknown> = letGoOfDevice,
): Promise<T> {
  const turn = await currentTurn();
  return ask().catch(async (error: unknown) => {
    if (isSignedOut(error) && userId === turn.personId) await whereThereIsRoom(letGo(turn));
    throw error;
  });
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === signedOutCode;
}

/** On a full device they are told that their session has ended, and it is tried again with the next question. */
function whereThereIsRoom(going: Promise<unknown>): Promise<unknown> {
  return going.catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}
