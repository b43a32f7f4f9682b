import type { Context, Next } from 'koa';
import send from 'koa-send';
import { readPageFiles } from '../pages/page-files.ts';
import type { Services } from '../services.ts';
import { sendPage } from './app-pages.ts';
import { contentTag } from './content-tag.ts';

const notPages = ['/api', '/files', '/share', '/assets', '/icons', '/healthz', '/readyz'];

/** The built app: hashed assets for ever, pages and worker never unchecked, every other address answered by the app's page. */
export function appFiles(services: Pick<Services, 'settings' | 'database' | 'publicUrl'>) {
  const { APP_DIR: appDir, RECOVER_WORKER: recovers } = services.settings;
  const pages = readPageFiles(appDir);
  return async (ctx: Context, next: Next): Promise<void> => {
    await next();
    if (ctx.status !== 404 || ctx.body != null || !['GET', 'HEAD'].includes(ctx.method)) return;
    if (ctx.path.startsWith('/api') || ctx.path.startsWith('/files')) return;
    const path = recovers && ctx.path === '/sw.js' ? '/recover-worker.js' : ctx.path;
    if (path !== '/' && (await sendFile(ctx, path, appDir))) return;
    if (isPage(ctx)) await sendPage(ctx, pages, services);
  };
}

/** Whether a file of the app is the answer; one that is not there, or lies outside, is not. */
async function sendFile(ctx: Context, path: string, root: string): Promise<boolean> {
  const immutable = path.startsWith('/assets/');
  ctx.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.vary('Accept-Encoding');
  const sent = await send(ctx, path, { root }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && Number(error.status) < 500) return undefined;
    throw error;
  });
  if (!sent) {
    ctx.remove('Cache-Control');
    ctx.remove('Content-Encoding');
    return false;
  }
  if (ctx.path.endsWith('.webmanifest')) ctx.type = 'application/manifest+json';
  // A device that keeps a newer file needs the older one too: what repairs a worker, or a version that is put back.
  if (!immutable) {
    ctx.remove('Last-Modified');
    ctx.set('ETag', await contentTag(sent));
  }
  if (ctx.fresh) ctx.status = 304;
  return true;
}

function isPage(ctx: Context): boolean {
  if (notPages.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`))) return false;
  return !/\.[a-z0-9]+$/i.test(ctx.path) && ctx.accepts('html') !== false;
}
