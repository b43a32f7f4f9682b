import { closingPerson } from '#src/data/database/closing-page.ts';
import type { PersonDb, WrittenFields, WrittenForm } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { labelInWords } from '#src/data/told/label-in-words.ts';
import { guestId } from '#sync/guest-id.ts';
import type { Account } from '#sync/records/account.ts';
import type { FormHere, FoundForm, Stamp } from './form-parts.ts';
import { holdForm, storeForm, writtenForms, writtenHere } from './held-forms.ts';
import { storeHere } from './store-here.ts';

/** Which form it is: `key` tells it from every other, `href` leads to where it can be opened. */
export type FormAbout = Pick<WrittenForm, 'key' | 'title' | 'href'>;

/**
 * Keeps what is written in a form and not saved, on this device alone, and what its writer has set `aside` for that:
 * without any field in either it is forgotten. `known`: what the form began with, which goes with it; what other pages write
 * in it stays theirs. What the database does not take is held beside it: rejects, and it is found again all the same.
 */
export async function keepWritten(
  about: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
  left: { aside?: WrittenFields; known?: Stamp[] } = {},
): Promise<void> {
  await storeWritten(writtenNow(about, fields, labels, left));
}

/** A form as it is written at this moment, for `storeWritten`: what is written in it after that stays. */
export function writtenNow(
  { key, title, href }: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
  { aside = {}, known = [] }: { aside?: WrittenFields; known?: Stamp[] } = {},
): FormHere {
  return writtenHere({ key, title, href, labels, fields, aside }, known);
}

/** The same as `keepWritten`, for what was written before. */
export async function storeWritten(form: FormHere): Promise<void> {
  const here = await writableDb();
  const { db } = here;
  try {
    await storeHere(here, [db.forms], () => storeForm(db, form));
  } catch (error) {
    // Nothing of who has left may come back to this device.
    if (!(error instanceof RefusedError)) holdForm(ownerOf(db), form);
    throw error;
  }
}

/** The same as the page closes, which cannot wait for the database: it is held beside that, and found again all the same. */
export function holdWritten(
  about: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
  left: { aside?: WrittenFields; known?: Stamp[] } = {},
): void {
  const owner = closingPerson();
  if (owner !== undefined) holdForm(owner, writtenNow(about, fields, labels, left));
}

/** The form was saved, or what was written in it is not wanted, nor what is `known` of it. */
export function forgetWritten(about: FormAbout, known: Stamp[] = []): Promise<void> {
  return keepWritten(about, {}, {}, { known });
}

/** The same as part of a transaction, for what is stored as its words are sent: what is written in it after this call stays. */
export function forgettingWritten(about: FormAbout, known: Stamp[] = []): (db: PersonDb) => Promise<void> {
  const form = writtenNow(about, {}, {}, { known });
  return (db) => storeForm(db, form);
}

/** What is written in it, and who would be sending it: null where nobody is signed in. */
export async function writtenIn(
  key: string,
): Promise<{ form: FoundForm | undefined; writer: Account | null }> {
  const { db } = await writableDb();
  const owner = ownerOf(db);
  return reconnecting(db, async () => {
    const writer = owner === guestId ? null : ((await rowsOf(db, 'accounts').get(owner)) ?? null);
    return { form: (await writtenForms(db)).find((form) => form.key === key), writer };
  });
}

/** All of them as they are told to the person, the newest first. */
export async function writtenItems(db: PersonDb) {
  const forms = await writtenForms(db);
  return forms
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ key, title, href, labels, fields, aside = {}, at, of }) => {
      const told = (written: WrittenFields, how: string) =>
        Object.entries(written).map(([name, { to }]) => ({
          words: `${labelInWords(labels[name] ?? name).toLowerCase()}${how}: ${to.toString()}`,
        }));
      const changes = [...told(fields, ''), ...told(aside, ' (set aside)')];
      const about = { key, title, href };
      return { key: `form:${key}`, about, of, title, href, changes, at, state: 'written' };
    });
}
