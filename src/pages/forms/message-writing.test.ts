import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { messageNotes } from '#src/content/message-notes.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { sendContactMessage } from '#src/data/messages-to-us.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { writtenItems } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { newId } from '#sync/ids.ts';
import { openMessage } from './message-writing.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const page = new EventTarget();
const about = { key: 'message:contact', title: 'Message to Pankh', href: '/contact' };
const ignore = () => undefined;
const blank = { name: '', email: '', subject: '', message: '', category: '' };

beforeEach(async () => {
  vi.stubGlobal('window', page);
  await forgetPerson({ logoutOwed: false });
});

async function kept(): Promise<string[][]> {
  const items = await writtenItems(await currentDb());
  return items.map(({ changes }) => changes.map(({ words }) => words));
}

test('what a stranger wrote to us comes back, until it is sent', async () => {
  const first = await openMessage(about, {}, ignore);
  expect([first.begin, first.back]).toEqual([{}, '']);
  first.keep({ ...blank, name: 'Tara Menon', message: 'How do I export' });
  first.keep({ ...blank, name: 'Tara Menon', message: 'How do I export my drafts?' });
  await first.close();
  const second = await openMessage(about, {}, ignore);
  expect([second.begin, second.back]).toEqual([
    { name: 'Tara Menon', message: 'How do I export my drafts?' },
    messageNotes.back,
  ]);
  // The form is cleared once the message is on its way.
  second.keep(blank);
  await second.close();
  expect(await kept()).toEqual([]);
});

const words = {
  name: 'Tara Menon',
  email: 'tara@people.example',
  subject: 'Dry dock',
  message: 'How do I export my drafts?',
};

test('what is sent does not come back as unsent where its page is left before that is done', async () => {
  const message = await openMessage(about, {}, ignore);
  message.keep({ ...blank, ...words });
  const sent = message.sending((along) => sendContactMessage({ ...words, consent: true }, along));
  await message.close();
  await sent;
  expect(await kept()).toEqual([]);
  expect(await (await currentDb()).outbox.toArray()).toMatchObject([{ args: words }]);
});

test('what could not be sent is kept all the same', async () => {
  const message = await openMessage(about, {}, ignore);
  message.keep({ ...blank, ...words });
  const { outbox } = await currentDb();
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  outbox.hook('creating', full);
  onTestFinished(() => outbox.hook('creating').unsubscribe(full));
  const sent = message.sending((along) => sendContactMessage({ ...words, consent: true }, along));
  await expect(sent).rejects.toThrow('Full');
  await message.close();
  expect(await kept()).toHaveLength(1);
});

test('what is written to us in mid-word as the page goes comes back', async () => {
  localStorageHere();
  onTestFinished(() => void vi.unstubAllGlobals());
  const first = await openMessage(about, {}, ignore);
  first.keep({ ...blank, message: 'How do I export' });
  first.keep({ ...blank, message: 'How do I export my dra' });
  page.dispatchEvent(new Event('pagehide'));
  expect(await kept()).toEqual([['message: How do I export my dra']]);
  first.keep(blank);
  await first.close();
  expect(await kept()).toEqual([]);
});

test('what another tab wrote to us stands below what was written since, and a tab that writes leaves it there', async () => {
  const here = await openMessage(about, {}, ignore);
  const tab = await inAnotherTab(() => import('./message-writing.ts'));
  const other = await tab.openMessage(about, {}, ignore);
  other.keep({ ...blank, subject: 'Dry dock', message: 'Is it closed?' });
  await other.close();
  here.keep({ ...blank, message: 'How do I export?' });
  await here.close();
  const later = await openMessage(about, {}, ignore);
  const message = 'How do I export?\n\nIs it closed?';
  expect(later.begin).toEqual({ subject: 'Dry dock', message });
  later.keep({ ...blank, subject: 'Dry dock', message });
  await later.close();
  expect(await kept()).toEqual([['subject: Dry dock', `message: ${message}`]]);
  later.keep(blank);
  await later.close();
  expect(await kept()).toEqual([]);
});

test('who another tab said was writing, and of what, stands where nothing else was written, its subject else below', async () => {
  const tabs = [
    await inAnotherTab(() => import('./message-writing.ts')),
    await inAnotherTab(() => import('./message-writing.ts')),
  ];
  const here = await openMessage(about, {}, ignore);
  const [older, oldest] = await Promise.all(tabs.map((tab) => tab.openMessage(about, {}, ignore)));
  oldest?.keep({ ...blank, email: 'asha@people.example', subject: 'Mills', category: 'Bug Report' });
  await oldest?.close();
  older?.keep({ ...blank, name: 'Tara', email: 'tara@people.example', subject: 'Sails' });
  await older?.close();
  here.keep({ ...blank, name: 'Tara Menon', subject: 'Dry dock', message: 'Is it closed?' });
  await here.close();
  const later = await openMessage(about, {}, ignore);
  expect(later.begin).toEqual({
    name: 'Tara Menon',
    email: 'tara@people.example',
    subject: 'Dry dock',
    message: 'Is it closed?\n\nSails\n\nMills',
    category: 'Bug Report',
  });
  later.keep(blank);
  await later.close();
  expect(await kept()).toEqual([]);
});

test('a message of somebody signed in begins with their name and email, which alone are nothing to keep', async () => {
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'entrepreneur' as const };
  await beginPerson({ id: newId(), ...person, emailVerified: true, phoneVerified: true }, 'a token');
  const message = await openMessage(about, {}, ignore);
  expect([message.begin, message.back]).toEqual([{ name: 'Tara Menon', email: 'tara@people.example' }, '']);
  message.keep({ ...blank, name: 'Tara Menon', email: 'tara@people.example' });
  await message.close();
  expect(await kept()).toEqual([]);
  const again = await openMessage(about, {}, ignore);
  again.keep({ ...blank, name: 'Tara Menon', email: 'tara@people.example', subject: 'Dry dock' });
  await again.close();
  expect(await kept()).toEqual([['subject: Dry dock']]);
});

test('a category comes back with the words, and a category that the page gave is nothing to keep', async () => {
  const first = await openMessage(about, {}, ignore);
  first.keep({ ...blank, subject: 'Dry dock', category: 'Technical Support' });
  await first.close();
  const second = await openMessage(about, { category: 'partnership' }, ignore);
  expect(second.begin).toEqual({ subject: 'Dry dock', category: 'Technical Support' });
  second.keep({ ...blank, category: 'partnership' });
  await second.close();
  expect(await kept()).toEqual([]);
});

test('where the device is full that is told, and what was written is kept before the page goes, once there is room', async () => {
  const warnings: string[] = [];
  const first = await openMessage(about, {}, (words) => warnings.push(words));
  const { forms } = await currentDb();
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  forms.hook('creating', full);
  first.keep({ ...blank, message: 'How do I export my drafts?' });
  await expect.poll(() => warnings).toEqual([messageNotes.notKept]);
  expect(await kept()).toEqual([]);
  forms.hook('creating').unsubscribe(full);
  await first.close();
  expect(warnings).toEqual([messageNotes.notKept, '']);
  expect(await kept()).toEqual([['message: How do I export my drafts?']]);
});

test('what the device had no room for is nobody else’s once its writer has signed out', async () => {
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'entrepreneur' as const };
  await beginPerson({ id: newId(), ...person, emailVerified: true, phoneVerified: true }, 'a token');
  const warnings: string[] = [];
  const message = await openMessage(about, {}, (words) => warnings.push(words));
  fillDevice();
  message.keep({ ...blank, name: 'Tara Menon', email: 'tara@people.example', message: 'About my account' });
  await expect.poll(() => warnings).toEqual([messageNotes.notKept]);
  freeDevice();
  await forgetPerson({ logoutOwed: false });
  await message.close();
  expect(await kept()).toEqual([]);
});
