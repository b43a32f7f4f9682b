import type { Screen } from '../screen.ts';
import type { StructuredData } from './schema-org.ts';
import { isAboutOneThing, screenAt } from './screen-at.ts';
import { breadcrumbs, organization, plansOnOffer, website } from './structured-data.ts';

/** What a page tells search engines and shared cards of itself. Paths are of this origin; empty titles are never sent. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The one path under which the page is known; null for a page that is not to be known. */
  canonical: string | null;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  ogType: 'website' | 'article';
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  noIndex: boolean;
  structuredData: readonly StructuredData[];
};

/** What a screen says of the one thing it shows, in the place of what the site map says of all such screens. */
export type OwnMetadata = {
  title?: string;
  description?: string;
  keywords?: readonly string[];
  image?: string;
  type?: 'article';
  structuredData?: readonly StructuredData[];
};

export const siteName = 'Pankh';
const defaultTitle = 'Pankh: AI-Powered Angel Investment Marketplace in India';
const defaultDescription =
  'Pankh is an AI-powered angel investment marketplace in India: investors and founders meet, with or without a network.';
const defaultKeywords = [
  'angel investment India',
  'AI-powered investment network',
  'startup funding',
  'angel investors',
  'pitch',
];
const defaultImage = '/share/pankh.png';

const longestDescription = 160;
const longestTitle = 60;

/** The metadata of whatever screen an address shows; of an address that shows none, too. */
export function metadataAt(pathname: string, own: OwnMetadata = {}): PageMetadata {
  const found = screenAt(pathname);
  if (!found) return complete({ title: 'Page Not Found' }, { canonical: null, structuredData: [] });
  const { screen } = found;
  const path = addressOf(screen, pathname);
  return complete(
    { ...screen, ...own, keywords: [...(own.keywords ?? []), ...(screen.keywords ?? [])] },
    {
      canonical: screen.private ? null : path,
      structuredData: screen.private ? [] : [...dataOf(screen, path, own), ...(own.structuredData ?? [])],
    },
  );
}

function complete(
  { title = '', description = defaultDescription, keywords = [], image = defaultImage, type }: OwnMetadata,
  { canonical, structuredData }: Pick<PageMetadata, 'canonical' | 'structuredData'>,
): PageMetadata {
  const full = titleOf(title);
  const short = shortened(description, longestDescription);
  return {
    title: full,
    description: short,
    keywords: [...new Set([...keywords, ...defaultKeywords])],
    canonical,
    ogTitle: full,
    ogDescription: short,
    ogImage: image,
    ogType: type ?? 'website',
    twitterTitle: full,
    twitterDescription: short,
    twitterImage: image,
    noIndex: canonical === null,
    structuredData,
  };
}

/** The screen's name with the product's; a name that says it already stands alone. */
function titleOf(title: string): string {
  if (title === '') return defaultTitle;
  if (title.startsWith(siteName)) return title;
  return `${shortened(title, longestTitle)} | ${siteName}`;
}

/** Whole words, as many as fit. */
function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

/** However it was spelled. A draft's address is somebody's own; the page that begins one is everybody's. */
function addressOf(screen: Screen, pathname: string): string {
  return isAboutOneThing(screen) ? pathname.replace(/(.)\/$/, '$1') : screen.example;
}

function dataOf(screen: Screen, path: string, own: OwnMetadata): StructuredData[] {
  if (screen.path === '/') return [organization, website];
  const trail = breadcrumbs(screen, path, own.title);
  if (screen.path === '/about-us') return [organization, trail];
  return screen.path === '/pricing' ? [trail, ...plansOnOffer()] : [trail];
}
