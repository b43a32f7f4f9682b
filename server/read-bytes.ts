import type { Context } from 'koa';
import { HttpFailure } from './http-failure.ts';
import { readBody } from './read-body.ts';

/**
 * Reads a request's body as the bytes of a file. Its type must be that of a file: no form of another site can send it.
 * Throws HttpFailure: 415 no file's type, 413 too large (in these words), 400 not whole.
 */
export async function readBytes(ctx: Context, limit: number, tooLarge: string): Promise<Buffer> {
  if (!ctx.is('application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream')) {
    const message = 'Send the file itself, with its content type.';
    throw new HttpFailure(415, { code: 'not-a-file', message, field: 'file' });
  }
  return readBody(ctx, limit, { tooLarge, aborted: 'The file did not arrive whole.', field: 'file' });
}
