import { Readable } from 'node:stream';
import Router from '@koa/router';
import type { Context } from 'koa';
import { fromSegment, type Manifest, manifestPath } from '#sync/directory.ts';
import type { Database, Db } from '../db/connection.ts';
import { parseManifest, readFile, readManifest } from '../db/directory.ts';

const nothing = Buffer.from(JSON.stringify({ total: 0, files: [] } satisfies Manifest));
const json = 'application/json; charset=utf-8';

/** The directory as files that any CDN can keep, and as the spec's one list. */
export function directoryRoutes(database: Database): Router {
  const router = new Router();
  router.get(manifestPath, serveManifest(database));
  router.get('/files/directory/:name', serveFile(database));
  router.get('/api/openvc-investors', serveInvestors(database));
  return router;
}

export function serveManifest({ read }: Database) {
  return async (ctx: Context): Promise<void> => {
    const manifest = await readManifest(read);
    if (isFresh(ctx, manifest?.hash ?? 'none')) return;
    ctx.type = json;
    ctx.body = manifest?.bytes ?? nothing;
  };
}

/** A segment's file never changes: whoever has it need not ask again. */
export function serveFile({ read }: Database) {
  return async (ctx: Context): Promise<void> => {
    const hash = /^\/files\/directory\/([0-9a-f]{64})\.json$/.exec(ctx.path)?.[1];
    const bytes = hash && (await readFile(read, hash));
    if (!bytes) return;
    ctx.status = 200;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.set('ETag', `"${hash}"`);
    ctx.type = json;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  };
}

/** Everybody at once, as the spec has it: written a segment at a time, so the server never holds the whole list. */
export function serveInvestors({ read }: Database) {
  return async (ctx: Context): Promise<void> => {
    const manifest = await readManifest(read);
    if (isFresh(ctx, manifest?.hash ?? 'none')) return;
    ctx.type = json;
    ctx.body = Readable.from(investorsReply(read, parseManifest(manifest?.bytes ?? nothing)));
  };
}

async function* investorsReply(read: Db, { total, files }: Manifest): AsyncGenerator<string> {
  yield '{"investors":[';
  for (const [index, { hash }] of files.entries()) {
    const bytes = await readFile(read, hash);
    if (!bytes) throw new Error(`The directory's file ${hash} went away while it was being sent`);
    const records = fromSegment(JSON.parse(bytes.toString())).map((investor) => JSON.stringify(investor));
    yield (index === 0 ? '' : ',') + records.join(',');
  }
  yield `],"total":${total}}`;
}

/** Names the answer by the directory's hash, and ends the request where the asker has that already. */
function isFresh(ctx: Context, hash: string): boolean {
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', `"${hash}"`);
  if (!ctx.fresh) return false;
  ctx.status = 304;
  return true;
}
