import { type Failure, failureSchema } from '#sync/errors.ts';

/** An answer that is not 2xx. Its message is "status: body text or status text", as the spec says. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says of it, where the body is one of ours. */
  readonly failure: Failure | null;
  /** Seconds to wait before the next try, where the server names them. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.failure = readFailure(text);
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

function readFailure(text: string): Failure | null {
  try {
    return failureSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
