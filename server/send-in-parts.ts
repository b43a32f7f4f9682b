import { Readable } from 'node:stream';
import type { Context } from 'koa';

/**
 * Answers with JSON that is written a part at a time, so that the server never holds all of it. What fails at its first part is
 * answered like any other fault; later the transfer is cut off.
 */
export async function sendInParts(ctx: Context, parts: AsyncGenerator<string>): Promise<void> {
  const body = Readable.from(await begun(parts), { objectMode: false });
  // Of what is compressed on its way the connection would stay open, and its end be waited for.
  body.once('error', () => ctx.res.destroy());
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = body;
}

/** The same parts, once the first of them is there. */
async function begun(parts: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await parts.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* parts;
  })();
}
