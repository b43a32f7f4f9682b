import type { Context } from 'koa';
import { analyticsCookie } from '#sync/analytics.ts';
import { metadataAt } from '#sync/metadata/page-metadata.ts';
import { screenAt } from '#sync/metadata/screen-at.ts';
import { isTransient } from '../db/transient.ts';
import type { PageFiles } from '../pages/page-files.ts';
import { nothingThere, onlyInApp } from '../pages/readings.ts';
import { type Shown, shownAt, withoutShown } from '../pages/shown.ts';
import type { Services } from '../services.ts';
import { allowAnalytics, allowStyles } from './security-headers.ts';

type World = Pick<Services, 'settings' | 'database' | 'publicUrl'>;

/** Answers an address with the app's page, which tells before any script runs what it is and what it says. */
export async function sendPage(
  ctx: Context,
  files: PageFiles,
  { settings, database, publicUrl }: World,
): Promise<void> {
  const path = ctx.path.replace(/(.)\/$/, '$1');
  const screen = screenAt(path)?.screen;
  const drawn = files.drawn(path);
  const shown = await unlessBusy(shownAt(database.read, path));
  const metadata = metadataAt(path, { ...drawn?.own, ...shown?.own });
  // Not there, or not for everybody: the app tells which.
  const without = screen && shown === null ? withoutShown(screen) : null;
  const isThere = screen !== undefined && without !== 'missing';
  ctx.status = isThere ? 200 : 404;
  ctx.set('Cache-Control', 'no-cache');
  allowStyles(ctx, drawn?.styles ?? []);
  const { ANALYTICS_ID } = settings;
  if (ANALYTICS_ID && ctx.cookies.get(analyticsCookie) === ANALYTICS_ID) allowAnalytics(ctx);
  ctx.type = 'html';
  ctx.body = files.write({
    metadata: without ? { ...metadata, noIndex: true, canonical: null, structuredData: [] } : metadata,
    origin: publicUrl(),
    drawn,
    reading: (shown?.reading ?? (drawn ? undefined : isThere ? onlyInApp(screen) : nothingThere()))?.markup,
  });
}

/** The app works from the device: its page is worth sending while the database cannot be read. */
async function unlessBusy(asked: Promise<Shown | null>): Promise<Shown | null> {
  try {
    return await asked;
  } catch (error) {
    if (isTransient(error)) return null;
    throw error;
  }
}
