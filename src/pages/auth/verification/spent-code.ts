import { ApiError } from '#src/api/api-error.ts';

const spending = new Set(['invalid-otp', 'email-taken']);

/** Whether a code is worth nothing any more; else it never came to be looked at and can be sent once more. */
export function isSpent(error: unknown): boolean {
  return error instanceof ApiError && spending.has(error.failure?.code ?? '');
}
