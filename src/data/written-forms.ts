import { recountKeptWork } from './kept-work.ts';
import { type PersonDb, readMeta, type WrittenFields, type WrittenForm } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { hasLeft, writableDb } from './writable-db.ts';

/** Which form it is: `key` tells it from every other, `href` leads to where it can be opened. */
export type FormAbout = Pick<WrittenForm, 'key' | 'title' | 'href'>;

/** Keeps what is written in a form and not saved, on this device alone: without any field it is forgotten. */
export async function keepWritten(
  { key, title, href }: FormAbout,
  fields: WrittenFields,
  labels: Record<string, string>,
): Promise<void> {
  const { db, isCurrent } = await writableDb();
  await reconnecting(db, () =>
    db.transaction('rw', db.forms, db.meta, async () => {
      if ((await readMeta(db)).isLeft) throw hasLeft();
      if (Object.keys(fields).length === 0) await db.forms.delete(key);
      else await db.forms.put({ key, title, href, labels, fields, at: new Date().toISOString() });
    }),
  );
  if (!isCurrent) await recountKeptWork(db);
}

/** The form was saved, or what was written in it is not wanted. */
export function forgetWritten(about: FormAbout): Promise<void> {
  return keepWritten(about, {}, {});
}

/** All of them as they are told to the person, the newest first. */
export async function writtenItems(db: PersonDb) {
  const forms = await db.forms.toArray();
  return forms
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ key, title, href, labels, fields, at }) => {
      const changes = Object.entries(fields).map(([name, { to }]) => ({
        words: `${(labels[name] ?? name).toLowerCase()}: ${to.toString()}`,
      }));
      return { key: `form:${key}`, about: { key, title, href }, title, href, changes, at, state: 'written' };
    });
}
