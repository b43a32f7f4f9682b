import { guestId } from '#sync/guest-id.ts';
import type { Account } from '#sync/records/account.ts';
import { recountKeptWork } from './kept-work.ts';
import { type PersonDb, readMeta, type WrittenFields, type WrittenForm } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { ownerOf, rowsOf } from './rows.ts';
import { hasLeft, writableDb } from './writable-db.ts';

/** Which form it is: `key` tells it from every other, `href` leads to where it can be opened. */
export type FormAbout = Pick<WrittenForm, 'key' | 'title' | 'href'>;

/**
 * Keeps what is written in a form and not saved, on this device alone, and what its writer has set `aside` for that:
 * without any field in either it is forgotten.
 */
export async function keepWritten(
  { key, title, href }: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
  aside: WrittenFields = {},
): Promise<void> {
  const { db, isCurrent } = await writableDb();
  await reconnecting(db, () =>
    db.transaction('rw', db.forms, db.meta, async () => {
      if ((await readMeta(db)).isLeft) throw hasLeft();
      if (isEmpty(fields) && isEmpty(aside)) await db.forms.delete(key);
      else await db.forms.put({ key, title, href, labels, fields, aside, at: new Date().toISOString() });
    }),
  );
  if (!isCurrent) await recountKeptWork(db);
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
  return { form: await db.forms.get(key), writer };
}

/** All of them as they are told to the person, the newest first. */
export async function writtenItems(db: PersonDb) {
  const forms = await db.forms.toArray();
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

function isEmpty(fields: WrittenFields): boolean {
  return Object.keys(fields).length === 0;
}
