import * as z from 'zod';
import { onceOnDisk } from '#src/data/database/once-on-disk.ts';
import type { PersonDb, WrittenForm } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import {
  type FormHere,
  type FoundForm,
  formsBut,
  formsIn,
  foundForm,
  isEmptyForm,
  isUpTo,
  type Stamp,
  stampOf,
  withForm,
  withFormsBelow,
} from './form-parts.ts';
import { allHeldWords, dropHeldWords, holdWords } from './held-words.ts';

const fieldsSchema = z.record(
  z.string(),
  z.object({
    from: z.unknown(),
    to: z.union([z.string(), z.array(z.string())]),
    underWay: z.string().optional(),
  }),
);
const stampSchema = z.object({ page: z.string(), turn: z.number() });
const formSchema = z
  .object({
    key: z.string(),
    title: z.string(),
    href: z.string(),
    labels: z.record(z.string(), z.string()),
    fields: fieldsSchema,
    aside: fieldsSchema,
    at: z.string(),
    page: z.string().optional(),
    turn: z.number().optional(),
    known: z.array(stampSchema).default([]),
  })
  .transform((form) => ({ ...form, ...stampOf(form) }));

const page = newId();
let turns = 0;

/** A form as it is written in this page, now. */
export function writtenHere(form: Omit<WrittenForm, 'at'>, known: FormHere['known']): FormHere {
  turns += 1;
  return { ...form, at: new Date().toISOString(), page, turn: turns, known };
}

/** A form as the device could not store it: each page holds its own, in the newest words. */
export function holdForm(owner: string, form: FormHere): void {
  if (heldForms(owner).some((held) => held.key === form.key && isUpTo(form, held))) return;
  holdWords(owner, nameOf(form), form);
}

/** What is written in forms and not saved, whether or not the database had room for it. */
export async function writtenForms(db: PersonDb): Promise<FoundForm[]> {
  return [...(await formsByKey(db)).values()].flatMap((each) => foundForm(each) ?? []);
}

/** The same as each page wrote it, the newest first. */
export async function formsByKey(db: PersonDb): Promise<Map<string, WrittenForm[]>> {
  const forms = new Map((await db.forms.toArray()).map((stored) => [stored.key, formsIn(stored)]));
  for (const held of heldForms(ownerOf(db))) forms.set(held.key, withForm(forms.get(held.key) ?? [], held));
  return forms;
}

/** Part of a transaction: what is held of it, and of what it began with, goes once that is on the disk. */
export async function storeForm(db: PersonDb, form: FormHere): Promise<void> {
  const { key, known } = form;
  if (isEmptyForm(form)) return dropForm(db, key, [form, ...known]);
  await putForms(db, key, withForm(formsIn(await db.forms.get(key)), form));
  onceOnDisk(() => dropHeld(ownerOf(db), heldUpTo(ownerOf(db), key, [form, ...known])));
}

/** Part of a transaction: what was written elsewhere comes to what is stored of the form here, and stands below it. */
export async function storeFormsBelow(db: PersonDb, key: string, below: WrittenForm[]): Promise<void> {
  await putForms(db, key, withFormsBelow(formsIn(await db.forms.get(key)), below));
}

/**
 * Part of a transaction: the words of these are saved, or not wanted. What is held of them goes at once: a page that is killed
 * before it lets go would bring it back. That the database is still to drop them stays held until it has.
 */
export async function dropForm(db: PersonDb, key: string, stamps: Stamp[]): Promise<void> {
  const owner = ownerOf(db);
  dropHeld(
    owner,
    heldUpTo(owner, key, stamps).filter((held) => !isEmptyForm(held)),
  );
  await putForms(db, key, formsBut(formsIn(await db.forms.get(key)), stamps));
  onceOnDisk(() => dropHeld(owner, heldUpTo(owner, key, stamps)));
}

async function putForms(db: PersonDb, key: string, [newest, ...others]: WrittenForm[]): Promise<void> {
  if (newest) await db.forms.put({ ...newest, others });
  else await db.forms.delete(key);
}

/** Stores what is held of them, where there is room by now. */
export async function storeHeldForms(db: PersonDb): Promise<void> {
  const owner = ownerOf(db);
  for (const held of heldForms(owner))
    await db.transaction('rw', db.forms, async () => {
      // Its page may be storing it just now, or be done with it: that is over once this can read.
      await db.forms.get(held.key);
      if (isStillHeld(owner, held)) await storeForm(db, held);
    });
}

function isStillHeld(owner: string, { key, page: writer, turn }: FormHere): boolean {
  return heldForms(owner).some((now) => now.key === key && now.page === writer && now.turn === turn);
}

/** What is held of that since stays. */
function heldUpTo(owner: string, key: string, stamps: Stamp[]): FormHere[] {
  return heldForms(owner).filter((held) => held.key === key && stamps.some((stamp) => isUpTo(held, stamp)));
}

function dropHeld(owner: string, forms: FormHere[]): void {
  for (const held of forms) dropHeldWords(owner, nameOf(held));
}

/** The oldest first. */
function heldForms(owner: string): FormHere[] {
  const forms = allHeldWords(owner, 'form:').flatMap((held) => formSchema.safeParse(held).data ?? []);
  return forms.sort((a, b) => a.at.localeCompare(b.at));
}

function nameOf({ key, page: writer }: Pick<FormHere, 'key' | 'page'>): string {
  return writer === '' ? `form:${key}` : `form:${key}:${writer}`;
}
