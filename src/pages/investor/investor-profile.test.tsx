import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { InvestorProfile } from './investor-profile.tsx';

test('the head of an investor’s profile has their initials and the first two of their areas', () => {
  const areasOfExpertise = ['Energy', 'Textiles', 'Logistics'];
  const page = renderToStaticMarkup(
    <Router ssrPath="/investor">
      <InvestorProfile
        investor={{
          id: '0196f3a0-0000-7000-8000-000000000001',
          fullName: 'Harleen Sodhi',
          location: 'Pune, India',
          bio: 'Sails.',
          areasOfExpertise,
          preferredIndustries: [],
          minInvestmentRange: 100_000,
          maxInvestmentRange: 500_000,
          currency: 'INR',
          createdAt: '2026-01-05T09:00:00.000Z',
        }}
      />
    </Router>,
  );
  const [head = ''] = /<header.*?<\/header>/.exec(page) ?? [];
  expect(head).toContain('>HS</span>');
  expect(areasOfExpertise.filter((area) => head.includes(area))).toEqual(['Energy', 'Textiles']);
});
