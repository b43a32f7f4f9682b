import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editReminder, finishReminder } from '#src/data/pipeline.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { showNews } from './show-news.ts';
import { takeAwayReadHere } from './take-away-read-here.ts';

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

test('a reminder is told of from eight in the morning of its day, in India, leads to its deal, and goes once it is dealt with', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal({ title: 'Lantern Looms' });
  const none = { remindOn: null, reminderNote: '' };
  await editReminder(deal, {
    from: none,
    to: { remindOn: '2026-03-02', reminderNote: 'Ask for the lease.' },
  });
  await tell(db, { event: 'plan-confirmed', what: 'Premium', at: '2026-03-01T12:00:00.000Z' });
  const { registration, all, texts } = outside();
  const pushed = (at: string) =>
    showNews(registration, { isSeen: false, isUpToDate: true, now: Date.parse(at) });
  await pushed('2026-03-02T02:28:00.000Z');
  expect(texts()).toEqual(['Your plan Premium has been confirmed']);
  // The clock of this device may be a little behind that of the server, which wakes it.
  await pushed('2026-03-02T02:29:30.000Z');
  expect(all()).toMatchObject([
    { body: 'Your plan Premium has been confirmed' },
    { body: 'Reminder of Lantern Looms: Ask for the lease.', href: `/investment/${deal.id}` },
  ]);
  await pushed('2026-03-05T12:00:00.000Z');
  expect(texts()).toHaveLength(2);
  await finishReminder(deal, { remindOn: '2026-03-02', reminderNote: 'Ask for the lease.' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  await takeAwayReadHere();
  expect(texts()).toEqual(['Your plan Premium has been confirmed']);
});
