import type { Failure } from '#sync/errors.ts';

/** A foreseen failure of a request: a 4xx or 503 with a code and a sentence for the person. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly failure: Failure;
  readonly headers: Record<string, string>;

  constructor(status: number, failure: Failure, headers: Record<string, string> = {}) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
    this.headers = headers;
  }
}
