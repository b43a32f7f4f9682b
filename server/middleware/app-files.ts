import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import sirv from 'sirv';

const notPages = ['/api', '/files', '/assets', '/healthz', '/readyz', '/dev'];

/** The built app: hashed assets for ever, index and worker never unchecked, every page address answered by the index. */
export function appFiles(appDir: string) {
  const files = sirv(appDir, { etag: true, brotli: true, gzip: true, setHeaders: cacheHeaders });
  const index = readFileSync(join(appDir, 'index.html'), 'utf8');
  return async (ctx: Context, next: Next): Promise<void> => {
    await next();
    if (ctx.status !== 404 || ctx.body != null || !['GET', 'HEAD'].includes(ctx.method)) return;
    if (ctx.path.startsWith('/api') || ctx.path.startsWith('/files')) return;
    if (ctx.path !== '/' && (await served(ctx))) return;
    if (isPage(ctx)) {
      ctx.status = 200;
      ctx.set('Cache-Control', 'no-cache');
      ctx.type = 'html';
      ctx.body = index;
    }
  };

  /** Whether a file of the app answered; then the answer is sirv's and no longer Koa's. */
  function served(ctx: Context): Promise<boolean> {
    return new Promise((resolve) => {
      ctx.res.once('close', () => resolve(true));
      ctx.res.statusCode = 200;
      ctx.respond = false;
      files(ctx.req, ctx.res, () => {
        ctx.respond = undefined;
        ctx.status = 404;
        resolve(false);
      });
    });
  }
}

function isPage(ctx: Context): boolean {
  if (notPages.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`))) return false;
  return !/\.[a-z0-9]+$/i.test(ctx.path) && ctx.accepts('html') !== false;
}

function cacheHeaders(res: { setHeader(name: string, value: string): void }, pathname: string): void {
  const immutable = pathname.startsWith('/assets/');
  res.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (pathname.endsWith('.webmanifest')) res.setHeader('Content-Type', 'application/manifest+json');
}
