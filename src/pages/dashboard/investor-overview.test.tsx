import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { InvestorOverview } from './investor-overview.tsx';
import { RecentDeals } from './recent-deals.tsx';

const at = '2026-03-01T09:00:00.000Z';
const investor: Account = {
  id: '0196f3a0-0000-7000-8000-000000000001',
  email: 'tara@people.example',
  username: 'tara',
  fullName: 'Tara Menon',
  userType: 'investor',
  location: 'Kochi',
  emailVerified: true,
  phoneVerified: true,
  createdAt: at,
};
const deal: Opportunity = {
  id: '0196f3a0-0000-7000-8000-000000000002',
  founderId: '0196f3a0-0000-7000-8000-000000000003',
  founderName: 'Meera Rao',
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 1_000,
  minInvestment: 10,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: at,
  updatedAt: at,
};

function recent(opportunities: Opportunity[]): string {
  return renderToStaticMarkup(
    <Router ssrPath="/dashboard">
      <RecentDeals opportunities={opportunities} />
    </Router>,
  );
}

test('where every round on the device is closed, it is said that there are no deals', () => {
  expect(recent([{ ...deal, status: 'closed' }])).toBe(recent([]));
  expect(recent([])).toContain('No opportunities on this device yet');
});

test('rounds that are closed stand in the way of no deal', () => {
  const closed = { ...deal, status: 'closed', title: 'Monsoon Mills' } as const;
  const shown = recent([{ ...closed, id: investor.id }, deal]);
  expect(shown).toContain('Lantern Looms');
  expect(shown).not.toContain('Monsoon Mills');
});

test('until the portfolio has been read no sum is told of it', () => {
  const overview = renderToStaticMarkup(
    <Router ssrPath="/dashboard">
      <InvestorOverview account={investor} connections={[]} requests={[]} />
    </Router>,
  );
  expect(overview).toContain('role="status"');
  expect(overview).not.toContain('₹');
});
