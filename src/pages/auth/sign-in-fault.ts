import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';

/** Why an account could not be opened or made: the server's own sentence where there is one. */
export function signInFault(error: unknown, otherwise: string): string {
  if (error instanceof OfflineError) {
    return 'There is no connection to Pankh at the moment. Everything else works without one; please try this again later.';
  }
  return (error instanceof ApiError && error.failure?.message) || otherwise;
}
