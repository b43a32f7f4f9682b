import { metadataAt } from '#sync/metadata/page-metadata.ts';
import { isAboutOneThing } from '#sync/metadata/screen-at.ts';
import { siteMap } from '#sync/site-map.ts';
import { publicArticles } from '../db/articles.ts';
import type { Db } from '../db/connection.ts';
import { publicOpportunities } from '../db/opportunities.ts';
import { escaped } from './html.ts';

/** What one file may name: https://www.sitemaps.org/protocol.html */
const mostAddresses = 50_000;

/** What programs may fetch. What is not to be indexed says so itself, which only who fetches it can read. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /files/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every address that anybody may read: the site map's, those drawn at build time, and what is public in the database. */
export async function sitemap(db: Db, origin: string, drawn: string[]): Promise<string> {
  const screens = siteMap.filter((screen) => !screen.private && !isAboutOneThing(screen));
  const still = new Set([...screens.map(({ example }) => example), ...drawn.filter(isKnownByItself)]);
  const [deals, articles] = await Promise.all([
    publicOpportunities(db, mostAddresses),
    publicArticles(db, mostAddresses),
  ]);
  const addresses = [
    ...[...still].map((path) => ({ path, changed: null })),
    ...deals.map(({ id, updatedAt }) => ({ path: `/investment/${id}`, changed: updatedAt })),
    ...articles.map(({ id, publishedAt }) => ({ path: `/blog/${id}`, changed: publishedAt })),
  ].slice(0, mostAddresses);
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    return `<url><loc>${escaped(origin + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** An alias is known by another address. */
function isKnownByItself(path: string): boolean {
  return metadataAt(path).canonical === path;
}
