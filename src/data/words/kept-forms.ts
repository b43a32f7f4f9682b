import { Dexie, type Table } from 'dexie';
import * as z from 'zod';
import { opened, watchOpening } from '#src/data/database/opened.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { databaseOptions } from '#src/lib/database-options.ts';
import { dropHeldWords, heldWords, holdWords, nobody } from './held-words.ts';

/** What somebody has filled in so far, by the names of the fields. */
export type FormWords = Record<string, string | boolean | string[]>;

/** The forms that make an account. */
export type KeptFormName = 'register' | 'invest' | 'fundraise' | 'signup';

type KeptForm = { name: KeptFormName; words: FormWords };

/**
 * Forms that nobody has sent yet. They belong to no account, as they are to make one: a database of their own, which
 * outlives the app being closed and goes with the account they made.
 */
const device = new Dexie('forms', databaseOptions) as Dexie & {
  forms: Table<KeptForm, string>; // Dexie adds the table by its name
};
device.version(1).stores({ forms: 'name' });
watchOpening(device);

const wordsSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

/** Throws UnopenedError where the device cannot keep anything. */
export async function keptForm(name: KeptFormName): Promise<FormWords | undefined> {
  const held = wordsSchema.safeParse(heldWords(nobody, name));
  if (held.success) return held.data;
  await opened(device);
  return reconnecting(device, async () => (await device.forms.get(name))?.words);
}

/**
 * Keeps a form as it is now, but for its passwords: those are never stored, whatever form they stand in. What the database does
 * not take is held beside it: rejects, and it is found again all the same.
 */
export async function keepForm(name: KeptFormName, words: FormWords): Promise<void> {
  const kept = withoutPasswords(words);
  try {
    await opened(device);
    await reconnecting(device, () => device.forms.put({ name, words: kept }));
  } catch (error) {
    holdWords(nobody, name, kept);
    throw error;
  }
  dropHeldWords(nobody, name);
}

/** Holds a form beside the database, as its page goes and cannot wait until it is kept: it is found again all the same. */
export function holdKeptForm(name: KeptFormName, words: FormWords): void {
  holdWords(nobody, name, withoutPasswords(words));
}

export async function forgetForm(name: KeptFormName): Promise<void> {
  dropHeldWords(nobody, name);
  await opened(device);
  await reconnecting(device, () => device.forms.delete(name));
}

/** Whoever has an account by now needs none of the forms they began with this address. */
export async function forgetFormsOf(email: string): Promise<void> {
  const isTheirs = ({ words }: Pick<KeptForm, 'words'>) =>
    String(words.email).trim().toLowerCase() === email.toLowerCase();
  for (const name of ['register', 'invest', 'fundraise', 'signup'] satisfies KeptFormName[]) {
    const held = wordsSchema.safeParse(heldWords(nobody, name));
    if (held.success && isTheirs({ words: held.data })) dropHeldWords(nobody, name);
  }
  await opened(device);
  await reconnecting(device, () => device.forms.filter(isTheirs).delete());
}

function withoutPasswords(words: FormWords): FormWords {
  return Object.fromEntries(Object.entries(words).filter(([field]) => !/password/i.test(field)));
}
