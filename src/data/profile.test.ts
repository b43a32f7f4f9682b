import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { signedInHere } from '#src/testing/here.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import { investorFaults, personFaults, saveInvestorProfile, savePerson } from './profile.ts';

let db: PersonDb;
let userId: string;
const range = { minInvestmentRange: null, maxInvestmentRange: null };
beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor', { hasHeard: false }));
  const now = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'investorProfiles').put({
    ...blankInvestorProfile(userId, now),
    preferredIndustries: ['Technology'],
  });
});

test('the industries an investor prefers are on this device at once, and wait to be sent', async () => {
  await saveInvestorProfile({
    from: { preferredIndustries: ['Technology'] },
    to: { preferredIndustries: ['Technology', 'Healthcare'] },
  });
  const profile = await rowsOf(db, 'investorProfiles').get(userId);
  expect(profile?.preferredIndustries).toEqual(['Technology', 'Healthcare']);
  expect(await outboxItems(db)).toMatchObject([{ title: 'Profile: your investing', state: 'saved' }]);
});

test('an investor may prefer no industry, and none that Pankh does not know', async () => {
  const from = { preferredIndustries: ['Technology'] };
  expect(investorFaults({ from, to: { preferredIndustries: [] } }, range)).toEqual({});
  expect(investorFaults({ from, to: { preferredIndustries: ['Alchemy'] } }, range)).not.toEqual({});
  await saveInvestorProfile({ from, to: { preferredIndustries: [] } });
  expect((await rowsOf(db, 'investorProfiles').get(userId))?.preferredIndustries).toEqual([]);
});

test('the currency and the bio of a person are on this device at once, and wait to be sent, before the first sync, too', async () => {
  expect(await rowsOf(db, 'accounts').get(userId)).not.toHaveProperty('currency');
  await savePerson({ from: { currency: 'INR', bio: '' }, to: { currency: 'USD', bio: 'Backs looms.' } });
  expect(await rowsOf(db, 'accounts').get(userId)).toMatchObject({ currency: 'USD', bio: 'Backs looms.' });
  expect(await outboxItems(db)).toMatchObject([{ title: 'Profile: about you', state: 'saved' }]);
});

test('a currency that Pankh does not know is refused at its field', () => {
  expect(personFaults({ from: { currency: 'INR' }, to: { currency: 'XYZ' } })).toEqual({
    currency: 'Please select a currency',
  });
});
