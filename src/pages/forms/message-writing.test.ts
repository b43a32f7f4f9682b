import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/open-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people.ts';
import { writtenItems } from '#src/data/written-forms.ts';
import { newId } from '#sync/ids.ts';
import { openMessage } from './message-writing.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const about = { key: 'message:contact', title: 'Message to Pankh', href: '/contact' };
const blank = { name: '', email: '', subject: '', message: '', category: '' };

beforeEach(() => forgetPerson({ logoutOwed: false }));

async function kept(): Promise<string[][]> {
  const items = await writtenItems(await currentDb());
  return items.map(({ changes }) => changes.map(({ words }) => words));
}

test('what a stranger wrote to us comes back, until it is sent', async () => {
  const first = await openMessage(about);
  expect([first.begin, first.isBack]).toEqual([{}, false]);
  first.keep({ ...blank, name: 'Tara Menon', message: 'How do I export' });
  first.keep({ ...blank, name: 'Tara Menon', message: 'How do I export my drafts?' });
  await first.close();
  const second = await openMessage(about);
  expect([second.begin, second.isBack]).toEqual([
    { name: 'Tara Menon', message: 'How do I export my drafts?' },
    true,
  ]);
  // The form is cleared once the message is on its way.
  second.keep(blank);
  await second.close();
  expect(await kept()).toEqual([]);
});

test('a message of somebody signed in begins with their name and email, which alone are nothing to keep', async () => {
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'entrepreneur' as const };
  await beginPerson({ id: newId(), ...person, emailVerified: true, phoneVerified: true }, 'a token');
  const message = await openMessage(about);
  expect([message.begin, message.isBack]).toEqual([
    { name: 'Tara Menon', email: 'tara@people.example' },
    false,
  ]);
  message.keep({ ...blank, name: 'Tara Menon', email: 'tara@people.example' });
  await message.close();
  expect(await kept()).toEqual([]);
  const again = await openMessage(about);
  again.keep({ ...blank, name: 'Tara Menon', email: 'tara@people.example', subject: 'Dry dock' });
  await again.close();
  expect(await kept()).toEqual([['subject: Dry dock']]);
});

test('a category comes back with the words, and a category that the page gave is nothing to keep', async () => {
  const first = await openMessage(about);
  first.keep({ ...blank, subject: 'Dry dock', category: 'Technical Support' });
  await first.close();
  const second = await openMessage(about, { category: 'partnership' });
  expect(second.begin).toEqual({ subject: 'Dry dock', category: 'Technical Support' });
  second.keep({ ...blank, category: 'partnership' });
  await second.close();
  expect(await kept()).toEqual([]);
});
