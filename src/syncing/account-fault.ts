import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { unopenedOwn } from '#src/content/unopened-own.ts';
import { UnopenedOwnError } from './unopened-own-error.ts';

const offline =
  'There is no connection to Pankh at the moment. Everything else works without one; please try this again later.';

/** For where a screen would otherwise blame what the person has entered, or their network. */
export const serverTrouble =
  'Pankh has trouble at the moment: it is nothing that you entered. Please try this again in a while.';

/**
 * What an account call came to, for the person: the server's own sentence where there is one, and the field it is about.
 * `inTrouble`: said where the server broke, or something else answered, so that nobody has looked at what was sent.
 */
export function accountFault(error: unknown, otherwise: string, inTrouble = otherwise) {
  const failure = error instanceof ApiError ? error.failure : null;
  return {
    isOffline: error instanceof OfflineError,
    message: messageOf(error) || (isTrouble(error) ? inTrouble : otherwise),
    code: failure?.code,
    field: failure?.field,
    /** Seconds to wait before the next try, where the server names them. */
    retryAfter: error instanceof ApiError ? error.retryAfter : null,
  };
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof OfflineError) return offline;
  if (error instanceof UnopenedOwnError) return unopenedOwn[error.fault];
  return error instanceof ApiError ? error.failure?.message : undefined;
}

function isTrouble(error: unknown): boolean {
  return error instanceof ApiError && error.failure === null;
}
