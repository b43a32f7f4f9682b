import { createElement, type FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { type DatabaseFault, databaseFaults } from '#src/data/database/database-fault.ts';
import { OwnScreens } from '#src/own-routes.tsx';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { AiAnalysisPage } from './analysis/ai-analysis-page.tsx';
import { BlogArticlePage } from './company/blog-article-page.tsx';
import { BlogPage } from './company/blog-page.tsx';
import { FundedCompaniesPage } from './company/funded-companies-page.tsx';
import { TestimonialsPage } from './company/testimonials-page.tsx';
import { ExplorePage } from './explore/explore-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { InvestorSearchPage } from './investor/investor-search-page.tsx';
import { OpportunityPage } from './opportunity/opportunity-page.tsx';
import { SubmitPitchPage } from './pitches/submit-pitch-page.tsx';
import { SearchPage } from './search/search-page.tsx';

vi.stubGlobal('location', { origin: 'https://pankh.example', pathname: '/' });

/** A screen before its questions were answered: where the database has a fault, for as long as that lasts. */
function seen(fault: DatabaseFault, Screen: FunctionComponent, path = '/', search = ''): Promise<string> {
  vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue({ device: fault });
  return drawScreen(createElement(Screen), { path, search });
}

const why = 'This needs an ordinary window';

test.each([
  ['/dashboard', 'Dashboard'],
  ['/messages', 'Messages'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/settings/storage', 'Settings'],
  ['/connections', 'Connections'],
  ['/notifications', 'Notifications'],
  ['/portfolio', 'Portfolio'],
  ['/approaches', 'Investors to Approach'],
  ['/investor/1', 'Investor'],
  ['/admin', 'Admin'],
  ['/drafts', 'Drafts'],
  ['/welcome-investors', 'Welcome, Investors'],
  ['/welcome-founders', 'Welcome, Founders'],
])('where the browser keeps nothing %s says why nothing will come', async (path, title) => {
  const page = await seen('missing', OwnScreens, path);
  expect(wordsOf(page, 'h1')).toEqual([title]);
  expect(readable(page)).toContain(why);
  expect(page).not.toContain('skeleton');
});

test.each([
  ['the opportunities', ExplorePage],
  ['one of them', () => <OpportunityPage id="one" />],
  ['the investors of the network', InvestorSearchPage],
  ['the articles', BlogPage],
  ['one of them to read', BlogArticlePage],
  ['the stories', TestimonialsPage],
  ['the funded rounds', FundedCompaniesPage],
  ['what is found', () => <SearchPage />, 'q=salt'],
  ['the matches', () => <AiAnalysisPage />, 'tab=matching'],
  ['the insights', () => <AiAnalysisPage />, 'tab=insights'],
])('where the browser keeps nothing it is said in the place of %s', async (_, Screen, search?: string) => {
  const page = await seen('missing', Screen, '/', search);
  expect(wordsOf(page, 'h1')).toHaveLength(1);
  expect(readable(page)).toContain(why);
  expect(page).not.toContain('skeleton');
  expect(page).not.toContain('aria-busy="true"');
});

test('where the browser keeps nothing the first page shows its samples', async () => {
  const page = await seen('missing', () => <HomePage Newsletter={() => null} />);
  expect(page).not.toContain('skeleton');
  expect(readable(page)).not.toContain('Loading');
});

test.each([
  ['the settings', OwnScreens, '/settings/storage'],
  ['the drafts', OwnScreens, '/drafts'],
  ['one of them', () => <SubmitPitchPage draftId="one" />, '/submit-pitch/one'],
  ['the opportunities', ExplorePage, '/explore'],
])(
  'where a newer version has changed the data %s say so, and lead to the diagnostics',
  async (_, Screen, path) => {
    const page = await seen('newer', Screen, path);
    expect(readable(page)).toContain('This opens in the newer version of Pankh');
    expect(page).toContain('href="/outbox"');
    expect(page).not.toContain('skeleton');
  },
);

test('where a newer version has changed the data the first page shows its samples', async () => {
  expect(await seen('newer', () => <HomePage Newsletter={() => null} />)).not.toContain('skeleton');
});

test.each(['blocked', 'broken'] as const)(
  'while the data is %s, which may pass, a screen still waits for it',
  async (fault) => {
    for (const page of [await seen(fault, OwnScreens, '/dashboard'), await seen(fault, ExplorePage)]) {
      expect(page).toContain('skeleton');
      expect(readable(page)).not.toContain(why);
    }
  },
);
