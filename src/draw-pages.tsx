import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { helpCategories } from '#sync/ai/knowledge/articles.ts';
import type { OwnMetadata } from '#sync/metadata/page-metadata.ts';
import { isAboutOneThing } from '#sync/metadata/screen-at.ts';
import { siteMap } from '#sync/site-map.ts';
import { App } from './app.tsx';
import { fetchPageAt } from './lazy-page.tsx';
import { paths } from './paths.ts';
import { MetadataCollector } from './state/own-metadata.ts';

export type DrawnPage = { body: string; own: OwnMetadata };

/** Forms that show nothing before the device has told what was typed in them: nobody reads or sends them without scripts. */
const forms = new Set(['/submit-pitch/:draftId?', '/signup', '/invest']);

/** Every address whose page is the same for everybody before the device's own data is in it. */
export function addressesToDraw(): string[] {
  const screens = siteMap.filter(
    (screen) => !screen.private && !isAboutOneThing(screen) && !forms.has(screen.path),
  );
  return [
    ...screens.flatMap(({ example, aliases = [] }) => [example, ...aliases]),
    ...helpCategories.flatMap(({ articles }) => articles.map(({ slug }) => paths.helpArticle(slug))),
  ];
}

/** A page as it is before anything is known of who looks at it, and what it says of itself. */
export async function drawPage(path: string): Promise<DrawnPage> {
  await fetchPageAt(path);
  let own: OwnMetadata = {};
  const body = renderToString(
    <StrictMode>
      <MetadataCollector value={(said) => (own = { ...own, ...said })}>
        <Router ssrPath={path} ssrSearch="">
          <App />
        </Router>
      </MetadataCollector>
    </StrictMode>,
  );
  if (body.includes('<!--$!-->'))
    throw new Error(`A part of the page at ${path} had not been fetched: it would be drawn twice`);
  return { body, own };
}
