import Router from '@koa/router';
import type { Context } from 'koa';
import { emptyManifest, manifestPath } from '#sync/directory/manifest.ts';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Database } from '../db/connection.ts';
import { highestInvestorId, investorsOfPage, parseManifest, readManifest } from '../db/directory.ts';
import { readFile } from '../db/directory-files.ts';
import { expanded } from '../directory/file-bytes.ts';
import { publishedInvestors } from '../directory/published-investors.ts';
import { toldInvestor } from '../directory/told-investor.ts';
import { createPace } from '../policies/pace.ts';
import { parseInput } from '../read-json.ts';
import { sendInParts } from '../send-in-parts.ts';
import type { Services } from '../services.ts';

const nothing = Buffer.from(JSON.stringify(emptyManifest));
const json = 'application/json; charset=utf-8';

/** Nobody needs the whole list so often who keeps what they have, and several behind one address may. */
const pace = { most: 6, within: 60_000 };
const tooManyLists = {
  code: 'too-many-lists',
  message: 'The whole list was asked for too often. Please wait a moment, or ask for pages of it.',
};

/** The directory as files that any CDN can keep, and as the spec's one list. */
export function directoryRoutes({ database, now }: Pick<Services, 'database' | 'now'>): Router {
  const router = new Router({ sensitive: true });
  router.get(manifestPath, serveManifest(database));
  router.get('/files/directory/:name', serveFile(database));
  router.get(investorListEndpoint.path, serveInvestors({ database, now }));
  return router;
}

function serveManifest({ read }: Database) {
  return async (ctx: Context): Promise<void> => {
    const manifest = await readManifest(read);
    if (isFresh(ctx, manifest?.hash ?? 'none')) return;
    ctx.type = json;
    ctx.body = manifest?.bytes ?? nothing;
  };
}

/**
 * A file of the directory never changes: whoever has it need not ask again. It is sent as it is kept, compressed,
 * to whom that suits; others get it expanded, and compressed in their way on the way out.
 */
function serveFile({ read }: Database) {
  return async (ctx: Context): Promise<void> => {
    const hash = /^\/files\/directory\/([0-9a-f]{64})\.json$/.exec(ctx.path)?.[1];
    const bytes = hash && (await readFile(read, hash));
    if (!bytes) return;
    ctx.status = 200;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    // Weak: the same content in whichever encoding.
    ctx.set('ETag', `W/"${hash}"`);
    ctx.vary('Accept-Encoding');
    ctx.type = json;
    if (ctx.fresh) {
      ctx.status = 304;
    } else if (ctx.acceptsEncodings('br') === 'br') {
      ctx.set('Content-Encoding', 'br');
      ctx.body = bytes;
    } else {
      ctx.body = await expanded(bytes);
    }
  };
}

/**
 * Everybody at once, as the spec has it: written a segment at a time, so the server never holds the whole list.
 * Where its files go meanwhile, as a record is removed, it is cut off: by then it is named after what it was to be. A page of
 * it for whoever asks for one. Paced, for all of it is read and written anew each time.
 */
function serveInvestors({ database: { read }, now }: Pick<Services, 'database' | 'now'>) {
  const { take } = createPace(pace, tooManyLists);
  return async (ctx: Context): Promise<void> => {
    const { page, limit, origin } = parseInput(investorListEndpoint.query, ctx.query);
    const current = await readManifest(read);
    const isPage = page !== undefined || limit !== undefined;
    // The rows of a page follow the files: until they do, what is sent is not what the hash stands for.
    const isNamed = !isPage || (current?.isWritten ?? false);
    if (isFresh(ctx, isNamed ? (current?.hash ?? 'none') : null)) return;
    if (isPage) {
      const asked = { page: page ?? 1, limit: limit ?? usualLimit };
      const investors = await investorsOfPage(read, asked);
      const pages = Math.ceil((await highestInvestorId(read)) / asked.limit);
      ctx.body = {
        investors: investors.map((one) => toldInvestor(one, origin)),
        total: current ? parseManifest(current.bytes).total : 0,
        pages,
      };
      return;
    }
    if (current) take(ctx.ip, Date.parse(now()));
    const all = current ? publishedInvestors(read, parseManifest(current.bytes)) : [];
    await sendInParts(ctx, investorsReply(all, origin));
  };
}

const usualLimit = 100;
const opening = '{"investors":[';

async function* investorsReply(
  all: AsyncIterable<Investor[]> | Iterable<Investor[]>,
  origin: '1' | undefined,
): AsyncGenerator<string> {
  let total = 0;
  for await (const investors of all) {
    if (investors.length === 0) continue;
    const records = investors.map((one) => JSON.stringify(toldInvestor(one, origin))).join(',');
    yield (total === 0 ? opening : ',') + records;
    total += investors.length;
  }
  yield `${total === 0 ? opening : ''}],"total":${total}}`;
}

/** Names the answer by the directory's hash, where there is one, and ends the request where the asker has that already. */
function isFresh(ctx: Context, hash: string | null): boolean {
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  if (hash === null) return false;
  ctx.set('ETag', `"${hash}"`);
  if (!ctx.fresh) return false;
  ctx.status = 304;
  return true;
}
