import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { HttpFailure } from './http-failure.ts';

/**
 * Reads a request's body as the bytes of a file. Its type must be that of a file: no form of another site can send it.
 * Throws HttpFailure: 415 no file's type, 413 too large (in these words), 400 not whole.
 */
export async function readBytes(ctx: Context, limit: number, tooLarge: string): Promise<Buffer> {
  if (!ctx.is('application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream')) {
    throw failure(415, 'not-a-file', 'Send the file itself, with its content type.');
  }
  try {
    return await getRawBody(ctx.req, { limit, length: ctx.get('Content-Length') || null });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) {
      throw failure(413, 'too-large', tooLarge);
    }
    throw failure(400, 'aborted', 'The file did not arrive whole.');
  }
}

function failure(status: number, code: string, message: string): HttpFailure {
  return new HttpFailure(status, { code, message, field: 'file' });
}
