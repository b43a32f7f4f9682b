import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { HttpFailure } from './http-failure.ts';
import { lookAgain } from './middleware/session.ts';

/**
 * Reads a request's body. Throws HttpFailure, in these words: 413 beyond `limit` bytes, 400 where it did not arrive whole; 401
 * where the session that it was read for has ended by then.
 */
export async function readBody(
  ctx: Context,
  limit: number,
  { tooLarge, aborted, field }: { tooLarge: string; aborted: string; field: string },
): Promise<Buffer> {
  let body: Buffer;
  try {
    body = await getRawBody(ctx.req, { limit, length: ctx.get('Content-Length') || null });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    throw isTooLarge
      ? new HttpFailure(413, { code: 'too-large', message: tooLarge, field })
      : new HttpFailure(400, { code: 'aborted', message: aborted, field });
  }
  await lookAgain(ctx);
  return body;
}
