import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';

const offline =
  'There is no connection to Pankh at the moment. Everything else works without one; please try this again later.';

/** What an account call came to, for the person: the server's own sentence where there is one, and the field it is about. */
export function accountFault(error: unknown, otherwise: string) {
  const failure = error instanceof ApiError ? error.failure : null;
  return {
    isOffline: error instanceof OfflineError,
    message: error instanceof OfflineError ? offline : failure?.message || otherwise,
    code: failure?.code,
    field: failure?.field,
    /** Seconds to wait before the next try, where the server names them. */
    retryAfter: error instanceof ApiError ? error.retryAfter : null,
  };
}
