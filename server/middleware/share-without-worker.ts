import type { Context, Next } from 'koa';

/**
 * What another app shares is taken by the service worker, and never sent. Where the device has none yet, the form comes
 * here, from whatever origin the browser says: nothing of it is read, and a screen that brings the worker asks to share it
 * once more.
 */
export async function shareWithoutWorker(ctx: Context, next: Next): Promise<void> {
  const isShare = ctx.path === '/share-target' || ctx.path.startsWith('/share-target/');
  if (!isShare || ctx.method !== 'POST') return next();
  ctx.status = 303;
  ctx.redirect('/drafts?shared=again');
}
