import type { Context } from 'koa';

/** Ends when whoever asks goes away before the answer is written. */
export function leavingOf(ctx: Context): AbortSignal {
  const leaving = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
