import type { Failure } from '#sync/errors.ts';

/** The device itself can tell that this change will not do: nothing was stored. */
export class RefusedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
