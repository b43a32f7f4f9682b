import * as z from 'zod';
import { allHeldWords, dropHeldWords, holdWords } from './held-words.ts';
import type { PersonDb, WrittenForm } from './person-db.ts';
import { ownerOf } from './rows.ts';

const fieldsSchema = z.record(
  z.string(),
  z.object({ from: z.unknown(), to: z.union([z.string(), z.array(z.string())]) }),
);
const formSchema = z.object({
  key: z.string(),
  title: z.string(),
  href: z.string(),
  labels: z.record(z.string(), z.string()),
  fields: fieldsSchema,
  aside: fieldsSchema,
  at: z.string(),
  over: z.string().nullable().optional(),
});
/** `over`: when the stored form was stored that it was written after; null where there was none, undefined where none can tell. */
type HeldForm = z.infer<typeof formSchema>;

/** A form as the device could not store it. */
export function holdForm(owner: string, form: HeldForm): void {
  holdWords(owner, `form:${form.key}`, form);
}

export function dropHeldForm(owner: string, key: string): void {
  dropHeldWords(owner, `form:${key}`);
}

/** What is written in forms and not saved, each in its newest words, whether or not the database had room for them. */
export async function writtenForms(db: PersonDb): Promise<WrittenForm[]> {
  const forms = new Map((await db.forms.toArray()).map((form) => [form.key, form]));
  for (const held of heldForms(ownerOf(db))) forms.set(held.key, withHeld(forms.get(held.key), held));
  return [...forms.values()].filter((form) => !isEmptyForm(form));
}

/** Stores what is held of them, where there is room by now. */
export async function storeHeldForms(db: PersonDb): Promise<void> {
  for (const held of heldForms(ownerOf(db))) {
    await db.transaction('rw', db.forms, async () => {
      // Newer words may have been stored in its place since.
      if (!isStillHeld(ownerOf(db), held)) return;
      const form = withHeld(await db.forms.get(held.key), held);
      if (isEmptyForm(form)) await db.forms.delete(form.key);
      else await db.forms.put(form);
    });
    // What is held of the form meanwhile stays.
    if (isStillHeld(ownerOf(db), held)) dropHeldForm(ownerOf(db), held.key);
  }
}

function isStillHeld(owner: string, held: HeldForm): boolean {
  const now = heldForms(owner).find(({ key }) => key === held.key);
  return JSON.stringify(now) === JSON.stringify(held);
}

/**
 * What was held could not be stored after what is stored: it stands in for that, whatever the clock says. Where another tab has
 * stored the form since, its words stand, and those that were held are set aside.
 */
function withHeld(stored: WrittenForm | undefined, { over, ...held }: HeldForm): WrittenForm {
  if (!stored || over === undefined || over === stored.at) return held;
  const aside = Object.entries(held.fields).filter(
    ([name, { to }]) => to.toString() !== stored.fields[name]?.to.toString(),
  );
  return { ...stored, aside: { ...held.aside, ...Object.fromEntries(aside), ...stored.aside } };
}

/** Nothing is written in it, or set aside. */
export function isEmptyForm({ fields, aside = {} }: Pick<WrittenForm, 'fields' | 'aside'>): boolean {
  return Object.keys(fields).length + Object.keys(aside).length === 0;
}

function heldForms(owner: string): HeldForm[] {
  return allHeldWords(owner, 'form:').flatMap((held) => {
    const form = formSchema.safeParse(held);
    return form.success ? [form.data] : [];
  });
}
