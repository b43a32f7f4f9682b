import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keptWork } from '#src/data/database/kept-people.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { exportMine } from '#src/data/export-mine.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { newId } from '#sync/ids.ts';
import { forgetWritten, keepWritten, writtenItems } from './written-forms.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const about = { key: 'edit-pitch:1', title: 'Edit pitch: Lantern Looms', href: '/investment/1' };
const fields = { description: { from: 'Looms that run on rain.', to: 'Looms that run on dew.' } };
const labels = { description: 'Business Description' };
const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'entrepreneur' as const };
const verified = { emailVerified: true, phoneVerified: true };
let userId: string;
let db: PersonDb;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  await beginPerson({ id: userId, ...person, ...verified }, 'a token');
  db = await currentDb();
});

test('what is written in a form is kept with what stood there, in its newest words, until it is saved', async () => {
  await keepWritten(about, fields, labels);
  const newer = { description: { ...fields.description, to: 'Looms that run on fog.' } };
  await keepWritten(about, newer, labels);
  expect(await db.forms.toArray()).toMatchObject([{ ...about, fields: newer }]);
  expect(await writtenItems(db)).toMatchObject([
    {
      title: about.title,
      href: about.href,
      changes: [{ words: 'business description: Looms that run on fog.' }],
    },
  ]);
  await forgetWritten(about);
  expect(await writtenItems(db)).toEqual([]);
});

test('that a field may be left empty is the form’s to say, not what was written in it', async () => {
  await keepWritten(about, { website: { from: '', to: 'looms.example' } }, { website: 'Website (optional)' });
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'website: looms.example' }] }]);
});

test('it is in the file of what has not been sent', async () => {
  await keepWritten(about, fields, labels);
  const text = await (await exportUnsent()).text();
  expect(text).toContain('Edit pitch: Lantern Looms (written, not saved)');
  expect(text).toContain('Looms that run on dew.');
});

test('what a person takes along of it says what was written, and not in which page', async () => {
  await keepWritten(about, fields, labels);
  const form = { ...about, labels, fields, aside: {}, at: expect.any(String) };
  const unsent = await (await exportUnsent()).text();
  const [, program = ''] = unsent.split('THE SAME FOR A PROGRAM (JSON)');
  expect(JSON.parse(program).forms).toEqual([form]);
  const all = await (await exportMine(null, 'json')).text();
  expect(JSON.parse(all).device.forms).toEqual([form]);
});

test('it waits for its writer while somebody else uses the device, and is gone once they sign out', async () => {
  await keepWritten(about, fields, labels);
  await beginPerson({ id: newId(), ...person, email: 'asha@people.example', ...verified }, 'another');
  expect(await keptWork()).toMatchObject([{ userId, count: 1 }]);
  expect(await writtenItems(await currentDb())).toEqual([]);
  await beginPerson({ id: userId, ...person, ...verified }, 'a token');
  expect(await writtenItems(await currentDb())).toMatchObject([{ title: about.title }]);
  await forgetPerson({ logoutOwed: false });
  await beginPerson({ id: userId, ...person, ...verified }, 'a token');
  expect(await writtenItems(await currentDb())).toEqual([]);
});

test('what was set aside for new words is kept with them, told apart, and gone with them', async () => {
  const newer = { description: { from: 'Looms that run on rain.', to: 'Looms that run on fog.' } };
  await keepWritten(about, {}, labels, { aside: fields });
  expect(await db.forms.toArray()).toMatchObject([{ fields: {}, aside: fields }]);
  await keepWritten(about, newer, labels, { aside: fields });
  expect(await writtenItems(db)).toMatchObject([
    {
      changes: [
        { words: 'business description: Looms that run on fog.' },
        { words: 'business description (set aside): Looms that run on dew.' },
      ],
    },
  ]);
  await forgetWritten(about);
  expect(await db.forms.count()).toBe(0);
});

test('what two tabs write in a form stays of both: the newest in it, the other’s set aside', async () => {
  const other = await inAnotherTab(() => import('./written-forms.ts'));
  const saying = (to: string) => ({ description: { from: '', to } });
  await keepWritten(about, saying('Looms'), labels);
  await other.keepWritten(about, saying('Sails'), labels);
  await keepWritten(about, saying('Looms that run'), labels);
  const words = ['business description: Looms that run', 'business description (set aside): Sails'];
  expect(await writtenItems(db)).toMatchObject([{ changes: words.map((each) => ({ words: each })) }]);
  const third = await inAnotherTab(() => import('./written-forms.ts'));
  const form = (await third.writtenIn(about.key)).form;
  expect(form).toMatchObject({ fields: saying('Looms that run'), aside: saying('Sails') });
  await third.keepWritten(about, saying('Looms and sails'), labels, { known: form?.of });
  expect(await db.forms.toArray()).toMatchObject([{ fields: saying('Looms and sails'), others: [] }]);
});
