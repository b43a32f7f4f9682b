import type { Failure } from '#sync/errors.ts';

/** Why work waits, and until when; null: nobody can say. */
export type Postponed = { failure: Failure; retryAt: string | null };
