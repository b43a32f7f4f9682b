import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';

const offline =
  'There is no connection to Pankh at the moment. Everything else works without one; please try this again later.';

const trouble =
  'Pankh has trouble at the moment: it is nothing that you entered. Please try this again in a while.';

/** What an account call came to, for the person: the server's own sentence where there is one, and the field it is about. */
export function accountFault(error: unknown, otherwise: string) {
  const failure = error instanceof ApiError ? error.failure : null;
  return {
    isOffline: error instanceof OfflineError,
    message: messageOf(error) || otherwise,
    code: failure?.code,
    field: failure?.field,
    /** Seconds to wait before the next try, where the server names them. */
    retryAfter: error instanceof ApiError ? error.retryAfter : null,
  };
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof OfflineError) return offline;
  if (!(error instanceof ApiError)) return undefined;
  // A proxy in its place, or a server that broke: neither has looked at what was sent.
  return error.failure?.message ?? (error.status >= 500 ? trouble : undefined);
}
