import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealTerms, TermsGone, TermsLine } from './deal-terms.tsx';

const deal = {
  industry: 'CleanTech',
  totalRequired: 2_500_000,
  minInvestment: 50_000,
  currency: 'INR',
  status: 'active',
} as const;

/** The line and the badges in it. */
function seen(status: Parameters<typeof TermsLine>[0]['deal']['status']): string[] {
  const [line = ''] = /<p.*<\/p>/.exec(renderToStaticMarkup(<TermsLine deal={{ ...deal, status }} />)) ?? [];
  return line.split(/<[^>]*>/).filter(Boolean);
}

test('a deal is told by its industry, what it raises and the least it takes, in its own currency', () => {
  expect(seen('active')).toEqual(['CleanTech · ₹25,00,000 · min ₹50,000']);
  const inDollars = renderToStaticMarkup(<TermsLine deal={{ ...deal, currency: 'USD' }} />);
  expect(inDollars).toContain('CleanTech · $2,500,000 · min $50,000');
});

test('a deal that is closed or withdrawn says so', () => {
  expect(seen('closed').slice(1)).toEqual(['Closed']);
  expect(seen('withdrawn').slice(1)).toEqual(['Withdrawn']);
});

test('a deal that has left the person’s sight says that it is listed no longer', () => {
  expect(renderToStaticMarkup(<TermsGone />)).toContain('No longer listed');
});

test('until a deal is read, its line has its place in the row', () => {
  expect(renderToStaticMarkup(<DealTerms opportunityId="looms" />)).toContain('skeleton');
});
