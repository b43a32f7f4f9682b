import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import { databaseName, rowsOf } from '#src/data/database/rows.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { holdConnections, loseConnections } from '#src/testing/lose-connections.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { newId } from '#sync/ids.ts';
import { usualPreferences } from '#sync/records/preferences.ts';
import { showNews } from './show-news.ts';

/** A browser that is woken by pushes, and what it shows outside the app. */
function browser() {
  const { registration, ...rest } = outside();
  return {
    ...rest,
    pushed: (isSeen = false, isUpToDate = true, at = '2026-03-01T12:00:00.000Z') =>
      showNews(registration, { isSeen, isUpToDate, now: Date.parse(at) }),
  };
}

/** Somebody else uses the device, and a tab holds their database in its oldest version. Answers how it lets go. */
async function oldTabOfNext(): Promise<() => void> {
  const userId = newId();
  const old = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName(userId), 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await setCurrentPerson(userId);
  return () => old.close();
}

test('a push shows what the device holds, in the words of the list, and leads there', async () => {
  const { db } = await signedInHere('entrepreneur');
  const id = await tell(db, { event: 'connection-requested', who: 'Asha Rao', what: 'Lantern Looms' });
  const device = browser();
  await device.pushed();
  expect(device.all()).toEqual([
    {
      title: 'Pankh',
      body: 'Asha Rao asks to connect with you about “Lantern Looms”',
      tag: `notification-${id}`,
      href: `/connections?tab=requests&told=${id}`,
    },
  ]);
  expect(device.icon.count).toBe(1);
});

test('a worker whose connection was lost meanwhile reads what is new on a fresh one', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { event: 'connection-requested', who: 'Asha Rao', what: 'Lantern Looms' });
  const device = browser();
  onTestFinished(holdConnections);
  loseConnections('UnknownError');
  await device.pushed();
  expect(device.all()).toMatchObject([{ body: 'Asha Rao asks to connect with you about “Lantern Looms”' }]);
});

test('messages of one conversation are one notification, which leads to them', async () => {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  const { id, entrepreneurId } = connection;
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'connections').put(connection);
  const write = async (count: number) => {
    const message = { id: newId(), connectionId: id, senderId: entrepreneurId, recipientId: userId };
    const sentAt = `2026-03-01T09:0${count}:00.000Z`;
    const words = { number: count, text: 'Secret words', writtenAt: at, sentAt };
    await rowsOf(db, 'directMessages').put({ ...message, ...words });
    const read = { investorId: userId, entrepreneurId, investorRead: 0, entrepreneurRead: count };
    await rowsOf(db, 'threads').put({ id, count, lastId: message.id, lastAt: sentAt, ...read });
  };
  const device = browser();
  await write(1);
  await device.pushed();
  expect(device.texts()).toEqual(['1 new message from Meera Rao']);
  await write(2);
  await device.pushed();
  expect(device.all()).toMatchObject([
    { body: '2 new messages from Meera Rao', tag: `conversation-${id}`, href: `/messages/${id}` },
  ]);
  expect(device.icon.count).toBe(2);
});

test.each([
  ['before what was shown last', '2026-03-01T11:00:00.000Z'],
  ['by a clock that is ahead', '2030-03-01T11:00:00.000Z'],
])(
  'words of one’s own that wait since %s hide neither what the other writes nor what comes next',
  async (_, doneAt) => {
    const { db, userId } = await signedInHere('investor');
    const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
    const { id, entrepreneurId } = connection;
    const device = browser();
    await tell(db, { at: '2026-03-01T12:00:00.000Z' });
    await device.pushed();
    const message = {
      id: newId(),
      connectionId: id,
      senderId: entrepreneurId,
      recipientId: userId,
      number: 1,
    };
    const sentAt = '2026-03-01T13:00:00.000Z';
    const read = { investorId: userId, entrepreneurId, investorRead: 0, entrepreneurRead: 1 };
    await rowsOf(db, 'connections').put(connection);
    await rowsOf(db, 'directMessages').put({ ...message, text: 'Hello', writtenAt: sentAt, sentAt });
    await rowsOf(db, 'threads').put({ id, count: 1, lastId: message.id, lastAt: sentAt, ...read });
    const own = { messageId: newId(), connectionId: id, toName: 'Meera Rao', text: 'With the figures' };
    await enqueue(db, { id: newId(), name: 'sendMessage', args: own, doneAt });
    await device.pushed();
    expect(device.texts()).toEqual(['Your account has been approved', '1 new message from Meera Rao']);
    await tell(db, { event: 'plan-confirmed', what: 'Premium', at: '2026-03-01T14:00:00.000Z' });
    await device.pushed();
    expect(device.texts().at(-1)).toBe('Your plan Premium has been confirmed');
  },
);

test('what was shown once is not shown again beside what is new, and what was read is taken away', async () => {
  const { db } = await signedInHere('entrepreneur');
  const device = browser();
  const first = await tell(db, { event: 'account-approved' });
  await device.pushed();
  await rowsOf(db, 'notifications').update(first, { readAt: '2026-03-01T09:30:00.000Z' });
  await tell(db, { event: 'plan-confirmed', what: 'Premium', at: '2026-03-01T10:00:00.000Z' });
  await device.pushed();
  expect(device.texts()).toEqual(['Your plan Premium has been confirmed']);
});

test('of many new things three are shown, the newest on top, and how many more there are', async () => {
  const { db } = await signedInHere('entrepreneur');
  for (let hour = 1; hour <= 5; hour += 1)
    await tell(db, { event: 'plan-confirmed', what: `No. ${hour}`, at: `2026-03-01T0${hour}:00:00.000Z` });
  const device = browser();
  await device.pushed();
  expect(device.texts()).toEqual([
    '2 more things to read',
    'Your plan No. 3 has been confirmed',
    'Your plan No. 4 has been confirmed',
    'Your plan No. 5 has been confirmed',
  ]);
  expect(device.icon.count).toBe(5);
});

test('what tells of several things goes once all of them are told of anew', async () => {
  const { db } = await signedInHere('entrepreneur');
  const device = browser();
  await device.pushed(false, false);
  expect(device.texts()).toEqual(['Open Pankh to see what is new.']);
  await tell(db, {});
  await device.pushed();
  expect(device.texts()).toEqual(['Your account has been approved']);
});

test('a push that brings nothing new shows the newest unread thing once more, in its own place', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, {});
  const device = browser();
  await device.pushed();
  await device.pushed();
  expect(device.texts()).toEqual(['Your account has been approved']);
});

test('where all is read that is said, and the icon counts nothing', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { readAt: '2026-03-01T09:30:00.000Z' });
  const device = browser();
  await device.pushed();
  expect(device.texts()).toEqual(['What was new has been read already.']);
  expect(device.icon.count).toBe(0);
});

test('where the device could not be brought up to date nothing is said to have been read', async () => {
  await signedInHere('investor');
  const device = browser();
  await device.pushed(false, false);
  expect(device.texts()).toEqual(['Open Pankh to see what is new.']);
});

test('where an old tab keeps the data from opening it is said in five seconds that there is something, and what it is once that lets go', async () => {
  const letGo = await oldTabOfNext();
  const device = browser();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const pushed = device.pushed();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(device.texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await pushed;
  expect(device.texts()).toEqual(['Open Pankh to see what is new.']);
  letGo();
  await expect.poll(device.texts).toEqual(['What was new has been read already.']);
});

test('the icon counts what was refused beside what is unread, as both wait for the person', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { event: 'connection-requested', who: 'Asha Rao', what: 'Lantern Looms' });
  const failure = { code: 'no-such-thing', message: 'It is not there.' };
  const refused = {
    id: newId(),
    name: 'editDraft',
    args: {},
    touches: [],
    doneAt: '2026-03-01T09:00:00.000Z',
  };
  await db.outbox.put({ ...refused, order: 1, state: 'refused', failure });
  const device = browser();
  await device.pushed();
  expect(device.icon.count).toBe(2);
});

test('who has the app on the screen sees it there: nothing lies over it, and the icon counts', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, {});
  const device = browser();
  await device.pushed(true);
  expect(device.texts()).toEqual([]);
  expect(device.icon.count).toBe(1);
  await device.pushed(false);
  expect(device.texts()).toEqual(['Your account has been approved']);
});

test('on a device that nobody is signed in on nothing of anybody is shown', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { event: 'connection-requested', who: 'Asha Rao' });
  await nobodyHere();
  const device = browser();
  await device.pushed();
  expect(device.texts()).toEqual(['What was new has been read already.']);
});

test('what the person turned off for devices, and what waits in the app, is counted and not shown', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const chosen = usualPreferences(userId, '2026-03-01T08:00:00.000Z');
  await rowsOf(db, 'preferences').put({ ...chosen, notPushed: ['reviews'] });
  await tell(db, { event: 'account-approved' });
  await tell(db, { event: 'pitch-approved', what: 'Lantern Looms', at: '2026-03-01T10:00:00.000Z' });
  await tell(db, { event: 'connection-ended', who: 'Asha Rao', at: '2026-03-01T11:00:00.000Z' });
  const device = browser();
  await device.pushed();
  expect(device.texts()).toEqual(['Your account has been approved']);
  expect(device.icon.count).toBe(3);
});

test.each([
  ['at half past eleven in the evening in India without a sound', '2026-03-01T18:00:00.000Z', true],
  [
    'at seven in the morning with one, though the clock of the device is a little behind',
    '2026-03-02T01:29:30.000Z',
    undefined,
  ],
])('what waited at the push service while the device was off is shown %s', async (_, at, silent) => {
  const { db, userId } = await signedInHere('entrepreneur');
  const chosen = usualPreferences(userId, '2026-03-01T08:00:00.000Z');
  await rowsOf(db, 'preferences').put({ ...chosen, quietHours: { from: '22:00', to: '07:00' } });
  await tell(db, {});
  const device = browser();
  await device.pushed(false, true, at);
  expect(device.all().map((shown) => [shown.body, shown.silent])).toEqual([
    ['Your account has been approved', silent],
  ]);
});

test('what was shown to one person was not to the next who signs in there', async () => {
  const { db } = await signedInHere('entrepreneur');
  await tell(db, { at: '2026-03-01T11:00:00.000Z' });
  await browser().pushed();
  const { db: next } = await signedInHere('entrepreneur');
  await tell(next, { event: 'account-approved', at: '2026-03-01T09:00:00.000Z' });
  await tell(next, { event: 'plan-confirmed', what: 'Premium', at: '2026-03-01T10:00:00.000Z' });
  const device = browser();
  await device.pushed();
  expect(device.texts()).toEqual(['Your account has been approved', 'Your plan Premium has been confirmed']);
});
