import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpUser, signedInHere } from '#src/testing/here.ts';
import { blankCompany } from '#sync/records/company.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import { PersonForm } from './person-form.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

type Amounts = { minimum?: number; maximum?: number; funding?: number; revenue?: number };

/** What describes the choice of a currency, of somebody whose amounts are in rupees. */
async function toldBelow(to: string, { minimum, maximum, funding, revenue = 0 }: Amounts) {
  const userType = funding === undefined ? 'investor' : 'entrepreneur';
  const { db, userId } = await signedInHere(userType);
  if (userType === 'investor') {
    const range = { minInvestmentRange: minimum ?? null, maxInvestmentRange: maximum ?? null };
    await rowsOf(db, 'investorProfiles').put({ ...blankInvestorProfile(userId, ''), ...range });
  } else {
    const amounts = { fundingRequired: funding ?? null, currentRevenue: revenue };
    await rowsOf(db, 'companies').put({ ...blankCompany(userId, ''), ...amounts });
  }
  const written = { currency: { from: 'INR', to } };
  await keepWritten({ key: 'profile:editPerson', title: 'Profile', href: '/profile' }, written, {});
  const more = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  const markup = await drawScreen(<PersonForm account={{ ...madeUpUser(userId), ...more, userType }} />);
  const described = /<select[^>]*name="currency"[^>]*aria-describedby="([^"]*)"/.exec(markup)?.[1];
  return described ? new RegExp(`id="${described}"[^>]*>(?:<[^>]*>)*([^<]*)<`).exec(markup)?.[1] : '';
}

test.each([
  [
    { minimum: 500_000, maximum: 5_000_000 },
    'Your amounts keep their figures: ₹5,00,000 will be $500,000, and ₹50,00,000 will be $5,000,000. Write them anew below if you mean other sums.',
  ],
  [
    { funding: 2_500_000 },
    'Your amount keeps its figure: ₹25,00,000 will be $2,500,000. Write it anew below if you mean another sum.',
  ],
  [{ funding: 2_500_000, revenue: 90_000 }, '₹25,00,000 will be $2,500,000, and ₹90,000 will be $90,000.'],
])('who chooses another currency is told what their amounts will be: %o', async (amounts, told) => {
  expect(await toldBelow('USD', amounts)).toContain(told);
});

test('who keeps the currency, or has set no amounts, is told nothing', async () => {
  expect(await toldBelow('INR', { minimum: 500_000 })).toBe('');
  expect(await toldBelow('USD', {})).toBe('');
});
