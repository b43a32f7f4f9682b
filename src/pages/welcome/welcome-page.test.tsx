import { BadgeCheck } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { welcomeFounders, welcomeInvestors } from '#src/content/welcome.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { WelcomeFoundersPage } from './welcome-founders-page.tsx';
import { WelcomeInvestorsPage } from './welcome-investors-page.tsx';
import { WelcomePage } from './welcome-page.tsx';

function shown(page: Omit<Parameters<typeof WelcomePage>[0], 'icons'>): string {
  vi.stubGlobal('location', { origin: 'https://pankh.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderToStaticMarkup(
    <Router ssrPath="/welcome">
      <WelcomePage {...page} icons={[BadgeCheck, BadgeCheck, BadgeCheck, BadgeCheck]} />
    </Router>,
  );
}

test('an investor is welcomed with a badge and what it means, figures, four cards, two ways on and three next steps', () => {
  const page = shown({ words: welcomeInvestors, ways: [welcomeInvestors.start, welcomeInvestors.profile] });
  expect(page).toContain('Verified Investor');
  expect(page).toContain('Verified means that your email and your phone number are.');
  expect(wordsOf(page, 'dd')).toEqual(['500+*', '2,300+*', '₹450 Cr*', '89%*']);
  expect(page).toContain('* Illustrative figures');
  expect(wordsOf(page, 'h3')).toEqual([
    'Browse Opportunities',
    'AI-Powered Analysis',
    'Connect with Founders',
    'Portfolio Management',
  ]);
  expect(wordsOf(page, 'a')).toEqual(expect.arrayContaining(['Start Investing', 'Complete Your Profile']));
  expect(wordsOf(page, 'h2').at(-1)).toBe('Next steps');
  expect(wordsOf(listOf(page, 'ol'), 'li')).toHaveLength(3);
});

test('a founder is welcomed with a badge, figures, four cards and three fundraising tips', () => {
  const page = shown({ words: welcomeFounders });
  expect(page).toContain('Verified Founder');
  expect(wordsOf(page, 'dd')).toEqual(['2,300+*', '450+ Cr*', '45 days*', '89%*']);
  expect(wordsOf(page, 'h3')).toEqual([
    'Submit Your Pitch',
    'AI-Enhanced Pitches',
    'Connect with Investors',
    'Track Your Progress',
  ]);
  expect(wordsOf(page, 'h2').at(-1)).toBe('Fundraising tips');
  expect(wordsOf(listOf(page, 'ol'), 'li')).toHaveLength(3);
});

test.each([
  ['Browse Opportunities', '/explore'],
  ['AI-Powered Analysis', '/ai-analysis'],
  ['Connect with Founders', '/connections'],
  ['Portfolio Management', '/portfolio'],
  ['Start Investing', '/explore'],
  ['Complete Your Profile', '/profile'],
])('"%s" leads an investor to %s', (label, href) => {
  const page = shown({ words: welcomeInvestors, ways: [welcomeInvestors.start, welcomeInvestors.profile] });
  expect(linksOf(page)).toContainEqual([label, href]);
});

test.each([
  ['Submit Your Pitch', '/submit-pitch'],
  ['AI-Enhanced Pitches', '/pitch-enhancer'],
  ['Connect with Investors', '/investor-search'],
  ['Track Your Progress', '/dashboard'],
])('"%s" leads a founder to %s', (label, href) => {
  expect(linksOf(shown({ words: welcomeFounders }))).toContainEqual([label, href]);
});

test.each([
  ['an investor', WelcomeInvestorsPage],
  ['a founder', WelcomeFoundersPage],
])(
  'until it is known who is there, the page of %s says that it is loading, and shows nothing of itself',
  (_, Page) => {
    const page = renderToStaticMarkup(
      <Router ssrPath="/welcome">
        <Page />
      </Router>,
    );
    expect(page).toMatch(/^<div role="status"/);
    expect(wordsOf(page, 'span')).toEqual(['Loading your welcome page']);
  },
);

/** The one list of a kind, with its tags. */
function listOf(markup: string, element: string): string {
  return new RegExp(`<${element}\\b.*</${element}>`).exec(markup)?.[0] ?? '';
}
