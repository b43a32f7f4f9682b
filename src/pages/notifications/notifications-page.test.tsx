import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Notification } from '#sync/records/notification.ts';
import { NotificationsPage } from './notifications-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<NotificationsPage />, { path: '/notifications' });

const at = '2026-03-01T09:00:00.000Z';

/** A conversation in which Meera Rao has written so many messages, of which the person has read so many. Answers its id. */
async function conversationHere(count: number, read: number): Promise<string> {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted', answeredAt: at });
  const { id, entrepreneurId } = connection;
  const parties = { connectionId: id, senderId: entrepreneurId, recipientId: userId };
  const messages = Array.from({ length: count }, (_, nth) => {
    const number = nth + 1;
    return { id: newId(), ...parties, number, text: `Message ${number}`, writtenAt: at, sentAt: at };
  });
  const last = { count, lastId: messages.at(-1)?.id ?? '', lastAt: at };
  const standing = { investorId: userId, entrepreneurId, investorRead: read, entrepreneurRead: count };
  await rowsOf(db, 'connections').put(connection);
  await rowsOf(db, 'directMessages').bulkPut(messages);
  await rowsOf(db, 'threads').put({ id, ...standing, ...last });
  return id;
}

test.each([
  [3, 0, '3 new messages from Meera Rao'],
  [3, 2, '1 new message from Meera Rao'],
])('of %i messages %i are read: "%s", and it leads to them', async (count, read, said) => {
  const id = await conversationHere(count, read);
  const page = await shown();
  const [link, ...others] = linksOf(page).filter(([words]) => words.includes('from Meera Rao'));
  expect(others).toEqual([]);
  expect(link?.[0]).toContain(said);
  expect(link?.[1]).toBe(`/messages/${id}`);
  expect(page).not.toContain('Nothing yet');
  // They are read in the conversation alone.
  expect(wordsOf(page, 'button')).not.toContain('Mark all as read');
});

test('all can be marked as read before the first is read, and not where all are', async () => {
  const { db, userId } = await signedInHere('investor');
  const told: Notification = {
    id: newId(),
    accountId: userId,
    event: 'connection-accepted',
    aboutId: newId(),
    who: 'Meera Rao',
    what: '',
    at,
    readAt: null,
  };
  await rowsOf(db, 'notifications').put(told);
  const words = readable(await shown());
  expect(words.indexOf('Mark all as read')).toBeGreaterThan(-1);
  expect(words.indexOf('Mark all as read')).toBeLessThan(words.indexOf('Meera Rao'));
  await rowsOf(db, 'notifications').put({ ...told, readAt: at });
  expect(readable(await shown())).not.toContain('Mark all as read');
});

test('a conversation that is read does not stand there', async () => {
  await conversationHere(3, 3);
  const page = await shown();
  expect(readable(page)).not.toContain('Meera Rao');
  expect(wordsOf(page, 'h2')).toContain('Nothing yet');
});

test('an answer of the AI that came later stands there until somebody has looked at it', async () => {
  const { db } = await signedInHere('investor');
  const asked = { task: 'chat', context: 'general', question: 'How to analyze?', href: '/explore' } as const;
  await db.asks.put({ id: newId(), ...asked, input: {}, joined: {}, joinedAt: at, unseen: 1 });
  const link = linksOf(await shown()).find(([words]) => words.includes('The AI has answered'));
  expect(link?.[0]).toContain('The AI has answered: How to analyze?');
  expect(link?.[1]).toBe('/explore');
  await db.asks.toCollection().modify({ unseen: undefined });
  expect(readable(await shown())).not.toContain('The AI has answered');
});

test('a stranger is asked to sign in, and is led back', async () => {
  await nobodyHere();
  expect(linksOf(await shown())).toEqual([['Log in', '/login?next=%2Fnotifications']]);
});

test('while the first rows are on their way nobody is told that there is nothing', async () => {
  await signedInHere('investor');
  expect(await drawScreen(<NotificationsPage />)).toContain('Nothing yet');
  await signedInHere('investor', { hasHeard: false });
  expect(await drawScreen(<NotificationsPage />)).not.toContain('Nothing yet');
});

test('of many notifications fifty stand there, with the way to more', async () => {
  const { db, userId } = await signedInHere('investor');
  const about = { accountId: userId, event: 'connection-accepted', aboutId: newId(), what: '' } as const;
  const told = Array.from({ length: 51 }, () => ({
    id: newId(),
    ...about,
    who: 'Meera Rao',
    at,
    readAt: at,
  }));
  await rowsOf(db, 'notifications').bulkPut(told.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'notifications').bulkPut(told);
  const page = await shown();
  expect(linksOf(page).filter(([words]) => words.includes('Meera Rao'))).toHaveLength(50);
  expect(wordsOf(page, 'button')).toContain('Show more');
});
