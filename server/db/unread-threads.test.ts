import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { unreadThreads } from './direct-messages.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

/** A conversation of one message a minute; whose each is. Both have read as far as is said. */
async function conversation(
  ends: { investorId: string; entrepreneurId: string },
  read: { investorRead: number; entrepreneurRead: number },
  senders: ('investor' | 'entrepreneur')[],
  hour: string,
): Promise<string> {
  const connectionId = newId();
  const messages = senders.map((sender, nth) => {
    const [senderId, recipientId] =
      sender === 'investor' ? [ends.investorId, ends.entrepreneurId] : [ends.entrepreneurId, ends.investorId];
    const sentAt = `2026-03-01T${hour}:0${nth}:00.000Z`;
    const ids = { id: newId(), connectionId, senderId, recipientId };
    return { ...ids, number: nth + 1, text: 'Rain', writtenAt: sentAt, sentAt };
  });
  const last = { count: senders.length, lastId: newId(), lastAt: `2026-03-01T${hour}:09:00.000Z` };
  const { write } = services.database;
  await write
    .insertInto('threads')
    .values({ id: connectionId, ...ends, ...read, ...last })
    .execute();
  await write.insertInto('directMessages').values(messages).execute();
  return connectionId;
}

test('a conversation is unread for whoever was written to after what they have read, as of the last of it', async () => {
  const [me, other] = [newId(), newId()];
  const investing = { investorId: me, entrepreneurId: other };
  const founding = { investorId: other, entrepreneurId: me };
  const late = await conversation(
    investing,
    { investorRead: 1, entrepreneurRead: 4 },
    ['entrepreneur', 'entrepreneur', 'entrepreneur', 'investor'],
    '08',
  );
  const early = await conversation(
    founding,
    { investorRead: 1, entrepreneurRead: 0 },
    ['investor', 'entrepreneur'],
    '07',
  );
  await conversation(investing, { investorRead: 1, entrepreneurRead: 0 }, ['entrepreneur'], '06');
  await conversation(founding, { investorRead: 0, entrepreneurRead: 0 }, ['entrepreneur'], '06');
  expect(await unreadThreads(services.database.read, me)).toEqual([
    { connectionId: early, lastAt: '2026-03-01T07:00:00.000Z' },
    { connectionId: late, lastAt: '2026-03-01T08:02:00.000Z' },
  ]);
});

test('who has read everything has none of their messages looked through, however many they were sent', async () => {
  const plan = (await queryPlans(services.database.read, (db) => unreadThreads(db, newId()))).flat();
  const found = plan.filter((step) => /^(SCAN|SEARCH) (threads|directMessages|message)\b/.test(step));
  expect(found).toEqual([
    expect.stringContaining('INDEX threadsUnreadByInvestor'),
    expect.stringMatching(/^SEARCH directMessages .*\(connectionId=\? AND number>\?\)/),
    expect.stringContaining('INDEX threadsUnreadByEntrepreneur'),
    expect.stringMatching(/^SEARCH directMessages .*\(connectionId=\? AND number>\?\)/),
  ]);
});
