import 'fake-indexeddb/auto';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { ConversationHere } from '#src/data/conversation.ts';
import type { MessageHere } from '#src/data/deliveries.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import type { Account } from '#sync/records/account.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const at = '2026-03-01T09:00:00.000Z';
const request = madeUpRequest();
const message: MessageHere = {
  id: '0196f3a0-0000-7000-8000-000000000001',
  connectionId: request.id,
  senderId: request.investorId,
  recipientId: request.entrepreneurId,
  number: 1,
  text: 'Do they run at night?',
  writtenAt: at,
  sentAt: at,
  isMine: true,
  isSeen: false,
  waiting: null,
};
const waiting = { key: 'a key', isSending: false, reason: null };

const noteOf = async (told: Partial<MessageHere>) => {
  const item = { message: { ...message, ...told }, by: 'You', now: Date.parse(at), isMarked: false };
  const page = await drawScreen(<MessageItem {...item} onTakeBack={async () => {}} />);
  const [note = ''] = wordsOf(page, 'p');
  return { note: note.split(' · ')[1], buttons: wordsOf(page, 'button') };
};

test.each([
  [{ waiting }, 'On this device', ['Take back']],
  [
    { waiting: { ...waiting, reason: 'Verify your email first.' } },
    'On this device: Verify your email first.',
    ['Take back'],
  ],
  [{ waiting: { ...waiting, isSending: true } }, 'On this device', []],
  [{}, 'Sent', []],
  [{ isSeen: true }, 'Seen', []],
  [{ isMine: false }, undefined, []],
])('of a message that is %j it is said: %s', async (told, said, buttons) => {
  expect(await noteOf(told)).toEqual({ note: said, buttons });
});

const account: Pick<Account, 'id' | 'userType' | 'emailVerified' | 'phoneVerified'> = {
  id: request.investorId,
  userType: 'investor',
  emailVerified: true,
  phoneVerified: true,
};

function composerOf(told: Partial<ConversationHere['connection']>, isBlocked = false) {
  const connection = { ...request, ...told };
  const other = otherOf(connection, request.investorId);
  const conversation = {
    connection,
    other,
    messages: [],
    newest: [],
    hasEarlier: false,
    stretch: null,
    read: 0,
    refused: [],
    isBlocked,
  };
  const choosing = {
    files: [],
    faults: [],
    readings: [],
    isWaiting: false,
    hasFiles: false,
    takeOut() {},
    choose() {},
    drop() {},
  };
  const box = createRef<HTMLTextAreaElement>() as { current: HTMLTextAreaElement | null }; // as useRef gives it
  const composing = {
    text: '',
    box,
    choosing,
    isKept: true,
    write() {},
    send: () => undefined,
    putBack: async () => {},
    takeBack: async () => {},
  };
  const isOpen = connection.status === 'accepted' && !isBlocked;
  // It reads no more of an account than that.
  return drawScreen(
    <Composer {...{ conversation, composing, isOpen }} account={account as Account} onSend={() => {}} />,
  );
}

test.each([
  ['pending', 'You can write once the connection request is accepted.'],
  ['declined', 'The connection request was declined: no messages can be sent.'],
  ['withdrawn', 'The connection request was withdrawn: no messages can be sent.'],
  ['ended', 'This connection has ended. What was written stays here, and no more can be sent.'],
] as const)('where the connection is %s nobody can write: "%s"', async (status, said) => {
  const page = await composerOf({ status });
  expect(wordsOf(page, 'p')).toEqual([said]);
  expect(page).not.toContain('<textarea');
  expect(wordsOf(page, 'button')).toEqual([]);
});

test('where it is accepted one can write; where the other is blocked, only unblock them', async () => {
  const open = await composerOf({ status: 'accepted' });
  expect(open).toContain('aria-label="Message to Meera Rao"');
  expect(linksOf(open)).toEqual([]);
  const blocked = await composerOf({ status: 'accepted' }, true);
  expect(readable(blocked)).toContain('You have blocked Meera Rao: neither of you can write to the other.');
  expect(wordsOf(blocked, 'button')).toEqual(['Unblock Meera Rao']);
  expect(blocked).not.toContain('<textarea');
});
