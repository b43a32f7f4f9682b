import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { saveInvestorProfile, savePerson } from '#src/data/profile.ts';
import { isForm } from '#src/data/told/form-words.ts';
import { signedInHere } from '#src/testing/here.ts';
import { toldMarket } from '#src/testing/told-market.ts';
import { toldOwn } from '#src/testing/told-own.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';
import { argsAgain, clashesNow } from './refused-form.ts';

let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor', { hasHeard: false }));
  await rowsOf(db, 'accounts').update(userId, { location: 'Kochi' });
});

/** The server has another word there meanwhile, and refuses all that waits. */
async function refuseForSurat(more: { bio?: string } = {}) {
  const account = { ...(await rowsOf(db, 'accounts').get(userId)), location: 'Surat', ...more };
  const request = await prepareRequest(db, Date.now());
  const failure = { code: 'changed-elsewhere', message: 'This was changed on another device meanwhile.' };
  const reply = {
    epoch: 'an epoch',
    outcomes: request.mutations.map(
      ({ seq, id }) => ({ result: 'refused', seq, id, at: 9, failure }) as const,
    ),
    changes: [
      { table: 'accounts', id: userId, row: account } as const,
      ...request.mutations.map(
        ({ id, name, args }) =>
          ({
            table: 'attention',
            id,
            row: {
              id,
              userId,
              name,
              args,
              ...failure,
              field: null,
              at: new Date().toISOString(),
              resolution: null,
              resolvedAt: null,
            },
          }) as const,
      ),
    ],
    deletions: [],
    cursors: { [userId]: 9, public: 9 },
    more: false,
    directory: null,
  };
  await applyReply(db, request, reply, { deviceNow: Date.now(), serverNow: Date.now() });
}

test('a refused saving of the profile leads to the profile, and tells what stands there now', async () => {
  await savePerson({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  await refuseForSurat();
  expect(await outboxItems(db)).toMatchObject([
    {
      title: 'Profile: about you',
      href: '/profile',
      state: 'needs-you',
      canRetry: true,
      changes: [{ words: 'location: Pune' }, { words: 'location now: Surat' }],
    },
  ]);
});

test('what is saved after a retry is sent on its own: another device may have sent that retry, under the same id', async () => {
  await savePerson({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  await refuseForSurat();
  const [item] = await outboxItems(db);
  await retryItem(item?.key ?? '');
  await savePerson({ from: { location: 'Pune' }, to: { location: 'Nashik' } });
  expect((await prepareRequest(db, Date.now())).mutations).toMatchObject([
    { name: 'editPerson', args: { from: { location: 'Surat' }, to: { location: 'Pune' } } },
    { name: 'resolveAttention' },
    { name: 'editPerson', args: { from: { location: 'Pune' }, to: { location: 'Nashik' } } },
  ]);
});

test('a retry is sent on its own, too, where something else was saved before it', async () => {
  await savePerson({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  await refuseForSurat();
  const [item] = await outboxItems(db);
  await savePerson({ from: { bio: '' }, to: { bio: 'Backs looms.' } });
  await retryItem(item?.key ?? '');
  expect((await prepareRequest(db, Date.now())).mutations).toMatchObject([
    { name: 'editPerson', args: { to: { bio: 'Backs looms.' } } },
    { name: 'editPerson', args: { from: { location: 'Surat' }, to: { location: 'Pune' } } },
    { name: 'resolveAttention' },
  ]);
});

test('to retry it is to have these words stand in the place of those that stand there now', async () => {
  await savePerson({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  await refuseForSurat();
  const [item] = await outboxItems(db);
  await retryItem(item?.key ?? '');
  expect((await prepareRequest(db, Date.now())).mutations).toMatchObject([
    { name: 'editPerson', args: { from: { location: 'Surat' }, to: { location: 'Pune' } } },
    { name: 'resolveAttention', args: { resolution: 'retried' } },
  ]);
  expect(await rowsOf(db, 'accounts').get(userId)).toMatchObject({ location: 'Pune' });
});

test('what did not clash in it joins with what another device wrote there', async () => {
  await rowsOf(db, 'accounts').update(userId, { bio: 'Looms and rain.' });
  await savePerson({
    from: { location: 'Kochi', bio: 'Looms and rain.' },
    to: { location: 'Pune', bio: 'Looms and rain, mostly.' },
  });
  await refuseForSurat({ bio: 'Old looms and rain.' });
  const [item] = await outboxItems(db);
  expect(item?.changes.map(({ words }) => words)).toEqual([
    'location: Pune',
    'bio: Looms and rain, mostly.',
    'location now: Surat',
  ]);
  await retryItem(item?.key ?? '');
  expect(await rowsOf(db, 'accounts').get(userId)).toMatchObject({
    location: 'Pune',
    bio: 'Old looms and rain, mostly.',
  });
});

test('it can be tried again where the person has no such profile yet', async () => {
  await saveInvestorProfile({ from: { company: '' }, to: { company: 'Sails' } });
  await refuseForSurat();
  const [item] = await outboxItems(db);
  expect(item?.changes.map(({ words }) => words)).toEqual(['company: Sails']);
  await retryItem(item?.key ?? '');
  expect((await prepareRequest(db, Date.now())).mutations).toMatchObject([
    { args: { from: { company: '' } } },
    {},
  ]);
});

test('of what an older version wrote otherwise nothing is said to clash, and it is tried again as it is', async () => {
  const args = { from: { location: 'Kochi', hobby: '' }, to: { location: 'Pune', hobby: 'Looms' } };
  const work = { name: 'editPerson', args };
  await rowsOf(db, 'accounts').update(userId, { location: 'Surat' });
  expect(await clashesNow(db, work)).toEqual([]);
  expect(await argsAgain(db, work)).toEqual(args);
});

test('of every form the row that it writes is the first that its mutation looks at', () => {
  const context = { userId, clientId: '', now: '', id: '' };
  const first = (name: string, args: unknown) => mutationNamed(name)?.reads(args, context)[0]?.table;
  const forms = Object.entries({ ...toldOwn, ...toldMarket }).filter(([name]) => isForm(name));
  expect(Object.fromEntries(forms.map(([name, [[args]]]) => [name, first(name, args)]))).toEqual({
    editPerson: 'accounts',
    editInvestorProfile: 'investorProfiles',
    editCompany: 'companies',
    editInvestment: 'investments',
    editOpportunity: 'opportunities',
    setRaisedAmount: 'opportunities',
    editApproach: 'approaches',
    editUpdate: 'dealUpdates',
    saveArticle: 'articles',
    saveTestimonial: 'testimonials',
    editReminder: 'pipeline',
  });
});
