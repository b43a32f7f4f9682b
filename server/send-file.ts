import type { Context } from 'koa';
import { HttpFailure } from './http-failure.ts';

/** Sends a file that a person uploaded: to be saved, never shown as a page of ours. Throws HttpFailure 404 for none. */
export function sendFile(
  ctx: Context,
  file: { name: string; type: string; bytes: Buffer } | undefined,
): void {
  if (!file) throw new HttpFailure(404, { code: 'not-found', message: 'There is no such file.' });
  ctx.attachment(file.name);
  ctx.type = file.type;
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('Content-Security-Policy', 'sandbox');
  ctx.body = file.bytes;
}
