import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { localStorageHere } from '#src/testing/full-device.ts';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { Chat } from './use-chat.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const beside = localStorageHere();
const tara = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
beforeEach(() => beside.clear());

/** A conversation with Dollar as a page that is opened now has it. */
function chatInNewPage(context = 'opportunity'): Promise<Chat> {
  return inAnotherTab(() => chatInThisPage(context));
}

async function chatInThisPage(context: string): Promise<Chat> {
  const { useChat } = await import('./use-chat.ts');
  const { tabPersonId } = await import('#src/data/database/tab-person.ts');
  await tabPersonId();
  const chats: Chat[] = [];
  function Panel() {
    chats.push(useChat(context));
    return null;
  }
  await drawScreen(<Panel />);
  const chat = chats.at(-1);
  if (!chat) throw new Error('Nothing was drawn');
  return chat;
}

test('a question that is typed and not sent outlives its page, in its conversation, until it is sent', async () => {
  await signedInHere('investor');
  const chat = await chatInNewPage();
  chat.setText('Is this found');
  chat.setText('Is this founder hon');
  expect((await chatInNewPage()).text).toBe('Is this founder hon');
  expect((await chatInNewPage('fundraise')).text).toBe('');
  chat.setText('');
  expect((await chatInNewPage()).text).toBe('');
  expect(beside.size).toBe(0);
});

test('two tabs hold what is typed in each, also once one of them has sent its own', async () => {
  await signedInHere('investor');
  const [one, other] = [await chatInNewPage(), await chatInNewPage()];
  other.setText('Is this founder honest?');
  one.setText('Who is it?');
  expect((await chatInNewPage()).text).toBe('Who is it?\nIs this founder honest?');
  one.setText('');
  expect((await chatInNewPage()).text).toBe('Is this founder honest?');
});

test('a tab that goes on with what another one left holds it once, and leaves what is typed there since', async () => {
  await signedInHere('investor');
  const other = await chatInNewPage();
  other.setText('Is this founder');
  const one = await chatInNewPage();
  one.setText('Is this founder honest?');
  expect(beside.size).toBe(1);
  other.setText('Is this founder known?');
  const third = await chatInNewPage();
  other.setText('Is this founder known in Pune?');
  third.setText('');
  expect((await chatInNewPage()).text).toBe('Is this founder known in Pune?');
});

test('a question asked from elsewhere in the app leaves what is half written, once', async () => {
  await signedInHere('investor');
  const [chat, { askDollar }] = await inAnotherTab(async () => {
    const asking = await import('./ask-dollar.ts');
    return [await chatInThisPage('fundraise'), asking] as const;
  });
  chat.setText('Who invests in');
  askDollar('Looms in Surat', 'fundraise');
  askDollar('Looms in Surat', 'fundraise');
  expect((await chatInNewPage('fundraise')).text).toBe('Who invests in\nLooms in Surat');
});

test.each(['Who invests in Looms in Surat, and who in silk?', 'Looms in Surat, and who in silk?'])(
  'a question that is part of a line of what is half written (%s) is another one',
  async (halfWritten) => {
    await signedInHere('investor');
    const [chat, { askDollar }] = await inAnotherTab(async () => {
      const asking = await import('./ask-dollar.ts');
      return [await chatInThisPage('fundraise'), asking] as const;
    });
    chat.setText(halfWritten);
    askDollar('Looms in Surat', 'fundraise');
    const both = `${halfWritten}\nLooms in Surat`;
    expect((await chatInNewPage('fundraise')).text).toBe(both);
    chat.setText(`${both}\nOr cotton?`);
    askDollar('Looms in Surat', 'fundraise');
    expect((await chatInNewPage('fundraise')).text).toBe(`${both}\nOr cotton?`);
  },
);

test('a question that goes on from what is half written takes its place', async () => {
  await signedInHere('investor');
  const [chat, { askDollar }] = await inAnotherTab(async () => {
    const asking = await import('./ask-dollar.ts');
    return [await chatInThisPage('fundraise'), asking] as const;
  });
  chat.setText('Looms in Surat');
  askDollar('Looms in Surat and Pune', 'fundraise');
  expect((await chatInNewPage('fundraise')).text).toBe('Looms in Surat and Pune');
});

test('what would be too long to be asked with what is half written is not put together, and the person is told', async () => {
  await signedInHere('investor');
  const [chat, { askDollar }, { useToasts }] = await inAnotherTab(async () => {
    const asking = await import('./ask-dollar.ts');
    const toasts = await import('#src/state/toasts.ts');
    return [await chatInThisPage('fundraise'), asking, toasts] as const;
  });
  const told = () => useToasts.getState().queue.map(({ title }) => title);
  const halfWritten = 'w'.repeat(1_990);
  chat.setText('Who invests in');
  askDollar('Looms in Surat', 'fundraise');
  expect(told()).toEqual([]);
  chat.setText(halfWritten);
  askDollar('Looms in Surat', 'fundraise');
  expect((await chatInNewPage('fundraise')).text).toBe(halfWritten);
  expect(told()).toEqual(['Your question was not added']);
});

test('it is gone once its writer signs out, and kept for them alone where somebody else signs in', async () => {
  await signedInHere('investor');
  (await chatInNewPage()).setText('Is this founder honest?');
  await forgetPerson({ logoutOwed: false });
  expect(beside.size).toBe(0);
  const { userId } = await signedInHere('investor');
  (await chatInNewPage()).setText('Is this founder honest?');
  await beginPerson({ id: newId(), ...tara, emailVerified: true, phoneVerified: true }, 'a token');
  expect((await chatInNewPage()).text).toBe('');
  await beginPerson({ id: userId, ...tara, emailVerified: true, phoneVerified: true }, 'a token');
  expect((await chatInNewPage()).text).toBe('Is this founder honest?');
});

test('what a guest has typed goes along with them as they sign in, below what they have typed before', async () => {
  const { userId } = await signedInHere('investor');
  (await chatInNewPage()).setText('Is this founder honest?');
  // What waits here for them keeps their words, too.
  const form = { key: 'a form', title: 'A form', href: '/' };
  await keepWritten(form, { bio: { from: '', to: 'Weaver' } }, {});
  await beginPerson({ id: newId(), ...tara, emailVerified: true, phoneVerified: true }, 'a token');
  await nobodyHere();
  (await chatInNewPage()).setText('What does the round cost?');
  (await chatInNewPage('fundraise')).setText('Who invests in looms?');
  await beginPerson({ id: userId, ...tara, emailVerified: true, phoneVerified: true }, 'a token');
  expect((await chatInNewPage()).text).toBe('Is this founder honest?\nWhat does the round cost?');
  expect((await chatInNewPage('fundraise')).text).toBe('Who invests in looms?');
  await nobodyHere();
  expect((await chatInNewPage()).text).toBe('');
});
