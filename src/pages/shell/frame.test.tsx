import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { HomeFooter } from './home-footer.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SiteHeader } from './site-header.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

const header = (path: string) => drawScreen(<SiteHeader onMenu={vi.fn()} onSignOut={vi.fn()} />, { path });
const main = [
  ['Invest', '/invest'],
  ['Fundraise', '/fundraise'],
  ['Help', '/help'],
  ['Testimonials', '/testimonials'],
  ['Explore', '/explore'],
  ['Search', '/search'],
];

test('the header says what this is, and leads a stranger everywhere, in the order of the specification', async () => {
  await nobodyHere();
  const page = await header('/');
  expect(readable(page)).toContain('AI-Powered Investment Network');
  const links = linksOf(page).filter(([, href]) => href !== '/outbox');
  expect(links.map(([, href]) => href)).toEqual(['/', ...main.map(([, href]) => href), '/login', '/signup']);
  expect(links.slice(1, 7)).toEqual(main);
  expect(links.slice(7).map(([words]) => words)).toEqual(['Login', 'Signup']);
});

test.each([
  ['/explore', 'Explore'],
  ['/investment/0197', 'Explore'],
  ['/help-center/recognise-fraud', 'Help'],
  ['/invest', 'Invest'],
  ['/pricing', null],
])('at %s the link %s is marked as the one that is shown', async (path, label) => {
  await nobodyHere();
  const nav = /<nav.*<\/nav>/s.exec(await header(path))?.[0] ?? '';
  const current = nav.match(/<a\b[^>]*aria-current="page"[^>]*>.*?<\/a>/gs)?.map(readable) ?? [];
  expect(current).toEqual(label ? [label] : []);
});

test('the country is India until another of six is chosen', async () => {
  await nobodyHere();
  const page = await header('/');
  expect(readable(page)).toContain('Country:');
  expect(wordsOf(page, 'option')).toEqual([
    'India',
    'United States',
    'United Kingdom',
    'Singapore',
    'Australia',
    'Canada',
  ]);
  expect(/<option[^>]*selected=""[^>]*>[^<]*/.exec(page)?.[0]).toContain('India');
});

test('the menu of a small screen has the same links, the country, and the way in or out', async () => {
  const menu = () => drawScreen(<MoreMenu onClose={vi.fn()} onSignOut={vi.fn()} />);
  await nobodyHere();
  const page = await menu();
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([...main, ['Login', '/login'], ['Signup', '/signup']]),
  );
  expect(readable(page)).toContain('Country:');
  await signedInHere('investor');
  const own = await menu();
  expect(linksOf(own).map(([words]) => words)).not.toContain('Login');
  expect(readable(own)).toContain('Sign out');
});

test('the footer of the front page has its own words, in its groups', async () => {
  const page = await drawScreen(<HomeFooter />);
  for (const group of ['Entrepreneur Pages', 'Investor Pages']) expect(readable(page)).toContain(group);
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      ['How It Works', '/how-it-works'],
      ['Contact', '/contact'],
      ['About', '/about'],
      ['Testimonials', '#testimonials'],
      ['Funded Companies', '/funded-companies'],
      ['Company Info', '/company-info'],
      ['Partner Programme', '/partners'],
      ['Refer a Friend', '/refer'],
      ['Blog', '/blog'],
      ['Add a Pitch', '/submit-pitch'],
      ['Rates', '/pricing'],
      ['Entrepreneur FAQ', '/entrepreneur-faq'],
      ['Business Proposal', '/explore'],
      ['Investor FAQ', '/investor-faq'],
      ['AI Analysis Dashboard', '/ai-analysis'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Sitemap', '/sitemap'],
      ['Refunds', '/refunds'],
    ]),
  );
  expect(page).not.toContain('href="#"');
});
