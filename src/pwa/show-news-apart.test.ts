import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { signedInHere } from '#src/testing/here.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { showNews } from './show-news.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

test('the last push of a session says that it has ended, whatever else there is, and leads to the login', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { event: 'connection-requested', who: 'Asha Rao', what: 'Lantern Looms' });
  const { registration, all } = outside();
  await showNews(registration, { isSeen: false, isUpToDate: false, hasEnded: true, now });
  expect(all()).toEqual([
    {
      title: 'Pankh',
      body: 'Your session on this device has ended. Log in, and it notifies you again.',
      tag: 'ended',
      href: '/login?next=%2Fnotifications',
    },
  ]);
  // It is told of once one has logged in.
  await showNews(registration, { isSeen: false, isUpToDate: true, now });
  expect(all()).toMatchObject([{ body: 'Asha Rao asks to connect with you about “Lantern Looms”' }]);
});

test('beside a window that is visible what is new is shown, and never that there is nothing', async () => {
  const { db } = await signedInHere('entrepreneur');
  const { registration, all, texts } = outside();
  const pushed = () => showNews(registration, { isSeen: false, isOnScreen: true, isUpToDate: true, now });
  await pushed();
  expect(all()).toEqual([]);
  await tell(db, { event: 'plan-confirmed', what: 'Premium' });
  await pushed();
  expect(texts()).toEqual(['Your plan Premium has been confirmed']);
  // Nor once more what another push has told of.
  for (const shown of await registration.getNotifications()) shown.close();
  await pushed();
  expect(all()).toEqual([]);
});
