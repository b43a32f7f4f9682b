import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import type { FormHere } from '#src/data/words/form-parts.ts';
import { holdForm, storeForm, writtenHere } from '#src/data/words/held-forms.ts';
import { keepWritten, writtenItems } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { guestId } from '#sync/ids.ts';
import { takeGuestWords } from './take-guest-words.ts';

localStorageHere();

const about = { key: 'message:contact', title: 'Message to Pankh', href: '/contact' };
const labels = { message: 'Message' };
const saying = (to: string) => ({ message: { from: '', to } });
const signed = { name: { from: '', to: 'Tara Bose' }, email: { from: '', to: 'tara@people.example' } };
const asGuest = (to: string, aside = {}) => ({
  ...about,
  labels,
  fields: { ...signed, ...saying(to) },
  aside,
});
let guest: PersonDb;
let person: PersonDb;
beforeEach(async () => {
  guest = await nobodyHere();
  await guest.forms.clear();
  ({ db: person } = await signedInHere('investor'));
});

const storedOfGuest = (form: FormHere) => inTransaction(guest, () => storeForm(guest, form));

/** What is listed of forms. */
async function listed(db: PersonDb): Promise<string[]> {
  return (await writtenItems(db)).flatMap(({ changes }) => changes.map(({ words }) => words));
}

test('what a guest wrote to us stays where the page of the person goes on writing, without a name', async () => {
  const tab = await inAnotherTab(() => import('#src/data/words/held-forms.ts'));
  await keepWritten(about, saying('How do'), labels);
  const words = tab.writtenHere(asGuest('Do they dry', { ...signed, ...saying('Sails') }), []);
  await storedOfGuest(words);
  await takeGuestWords(person);
  await keepWritten(about, saying('How do I export?'), labels);
  expect([await listed(person), await listed(guest)]).toEqual([
    ['message: How do I export?', 'message (set aside): Do they dry\nSails'],
    [],
  ]);
});

test('so it does where one page wrote as both', async () => {
  await keepWritten(about, saying('How do'), labels);
  await storedOfGuest(writtenHere(asGuest('Do they dry'), []));
  await takeGuestWords(person);
  await keepWritten(about, saying('How do I export?'), labels);
  expect(await listed(person)).toEqual(['message: How do I export?', 'message (set aside): Do they dry']);
});

test('what is taken of a guest twice, as where a tab died between, stands once, also what they had set aside', async () => {
  await keepWritten(about, saying('How do'), labels);
  await storedOfGuest(writtenHere(asGuest('Do they dry', saying('Sails')), []));
  const before = await guest.forms.toArray();
  await takeGuestWords(person);
  await guest.forms.bulkPut(before);
  await takeGuestWords(person);
  expect(await listed(person)).toEqual(['message: How do', 'message (set aside): Do they dry\nSails']);
});

test('what a guest writes while that is taken is taken the next time', async () => {
  await storedOfGuest(writtenHere(asGuest('Do they dry'), []));
  const newer = writtenHere(asGuest('Do they dry at night?'), []);
  const writeOn = () => holdForm(guestId, newer);
  person.forms.hook('creating', writeOn);
  await takeGuestWords(person);
  person.forms.hook('creating').unsubscribe(writeOn);
  expect(await listed(guest)).toContain('message: Do they dry at night?');
  await takeGuestWords(person);
  expect([await listed(person), await listed(guest)]).toEqual([['message: Do they dry at night?'], []]);
});
