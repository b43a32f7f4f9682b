import { guestId } from '#sync/guest-id.ts';
import type { Account } from '#sync/records/account.ts';
import { dropHeldForm, holdForm, isEmptyForm, writtenForms } from './held-forms.ts';
import { recountKeptWork } from './kept-work.ts';
import { type PersonDb, readMeta, type WrittenFields, type WrittenForm } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { RefusedError } from './refused-error.ts';
import { ownerOf, rowsOf } from './rows.ts';
import { hasLeft, writableDb } from './writable-db.ts';

/** Which form it is: `key` tells it from every other, `href` leads to where it can be opened. */
export type FormAbout = Pick<WrittenForm, 'key' | 'title' | 'href'>;

/**
 * Keeps what is written in a form and not saved, on this device alone, and what its writer has set `aside` for that:
 * without any field in either it is forgotten. What the database does not take is held beside it: rejects, and it is found
 * again all the same.
 */
export async function keepWritten(
  { key, title, href }: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
  aside: WrittenFields = {},
): Promise<void> {
  const form = { key, title, href, labels, fields, aside, at: new Date().toISOString() };
  const { db, isCurrent } = await writableDb();
  try {
    await reconnecting(db, () => storeForm(db, form));
  } catch (error) {
    // Nothing of who has left may come back to this device.
    if (!(error instanceof RefusedError)) holdForm(ownerOf(db), { ...form, over: await storedAt(db, key) });
    throw error;
  }
  dropHeldForm(ownerOf(db), key);
  if (!isCurrent) await recountKeptWork(db);
}

/** Null where nothing is stored of it, undefined where the database does not even say that. */
function storedAt(db: PersonDb, key: string): PromiseLike<string | null | undefined> {
  return db.forms.get(key).then(
    (stored) => stored?.at ?? null,
    () => undefined,
  );
}

function storeForm(db: PersonDb, form: WrittenForm) {
  return db.transaction('rw', db.forms, db.meta, async () => {
    if ((await readMeta(db)).isLeft) throw hasLeft();
    if (isEmptyForm(form)) await db.forms.delete(form.key);
    else await db.forms.put(form);
  });
}

/** The form was saved, or what was written in it is not wanted. */
export function forgetWritten(about: FormAbout): Promise<void> {
  return keepWritten(about, {}, {});
}

/** What is written in it, and who would be sending it: null where nobody is signed in. */
export async function writtenIn(
  key: string,
): Promise<{ form: WrittenForm | undefined; writer: Account | null }> {
  const { db } = await writableDb();
  const owner = ownerOf(db);
  const writer = owner === guestId ? null : ((await rowsOf(db, 'accounts').get(owner)) ?? null);
  return { form: (await writtenForms(db)).find((form) => form.key === key), writer };
}

/** All of them as they are told to the person, the newest first. */
export async function writtenItems(db: PersonDb) {
  const forms = await writtenForms(db);
  return forms
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ key, title, href, labels, fields, aside = {}, at }) => {
      const told = (written: WrittenFields, how: string) =>
        Object.entries(written).map(([name, { to }]) => ({
          words: `${(labels[name] ?? name).toLowerCase()}${how}: ${to.toString()}`,
        }));
      const changes = [...told(fields, ''), ...told(aside, ' (set aside)')];
      return { key: `form:${key}`, about: { key, title, href }, title, href, changes, at, state: 'written' };
    });
}
