import type { StoredForm, WrittenFields, WrittenForm } from '#src/data/database/person-db.ts';
import { joinedOnce } from './joined-words.ts';

/** What a page has written in a form, up to this turn of it. */
export type Stamp = { page: string; turn: number };

/** A form as a page writes it; `known`: what it began with, which stands in it or was let go. */
export type FormHere = WrittenForm & Stamp & { known: Stamp[] };

/** A form as whoever opens it finds it: in the newest words, those of other pages set aside. `of`: whose these are. */
export type FoundForm = WrittenForm & { of: Stamp[] };

/** The same form as each page wrote it, the newest first, once this one has: no page writes over what it does not know. */
export function withForm(forms: WrittenForm[], { known, ...form }: FormHere): WrittenForm[] {
  if (forms.some((other) => isUpTo(form, stampOf(other)))) return forms;
  const others = formsBut(forms, [form, ...known]);
  return isEmptyForm(form) ? others : [form, ...others];
}

/** The same with what comes to it from elsewhere set below it, once. */
export function withFormsBelow(forms: WrittenForm[], below: WrittenForm[]): WrittenForm[] {
  const added = formsBut(below, forms.map(stampOf));
  return [...formsBut(forms, added.map(stampOf)), ...added];
}

/** What is left where these are let go of: what a page has written since stays. */
export function formsBut(forms: WrittenForm[], stamps: Stamp[]): WrittenForm[] {
  return forms.filter((form) => !stamps.some((stamp) => isUpTo(stampOf(form), stamp)));
}

/** An earlier release did not tell pages apart, nor count: its newest words are those of the latest moment. */
export function stampOf({ page = '', turn, at }: Pick<WrittenForm, 'page' | 'turn' | 'at'>): Stamp {
  return { page, turn: turn ?? Date.parse(at) };
}

export function isUpTo(one: Stamp, other: Stamp): boolean {
  return one.page === other.page && one.turn <= other.turn;
}

/** Nothing is written in it, or set aside. */
export function isEmptyForm({ fields, aside = {} }: Pick<WrittenForm, 'fields' | 'aside'>): boolean {
  return Object.keys(fields).length + Object.keys(aside).length === 0;
}

export function formsIn(stored: StoredForm | undefined): WrittenForm[] {
  if (!stored) return [];
  const { others = [], ...newest } = stored;
  return [newest, ...others];
}

export function foundForm([newest, ...others]: WrittenForm[]): FoundForm | undefined {
  if (!newest) return undefined;
  const { page: _, turn: __, ...form } = newest;
  const aside = others.reduce(
    (before, other) => joinedFields(joinedFields(before, differing(other.fields, form.fields)), other.aside),
    form.aside ?? {},
  );
  return { ...form, aside, of: [newest, ...others].map(stampOf) };
}

/** What is set aside in two places, of each field one below the other. */
function joinedFields(one: WrittenFields = {}, other: WrittenFields = {}): WrittenFields {
  const both = Object.entries(other).map(([name, { from, to }]) => {
    const before = one[name];
    return [name, before ? { from: before.from, to: joinedValues(before.to, to) } : { from, to }] as const;
  });
  return { ...one, ...Object.fromEntries(both) };
}

function joinedValues(one: string | string[], other: string | string[]): string | string[] {
  if (typeof one === 'string' && typeof other === 'string') return joinedOnce(one, other);
  return [...new Set([one, other].flat())];
}

function differing(fields: WrittenFields, from: WrittenFields): WrittenFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { to }]) => to.toString() !== from[name]?.to.toString()),
  );
}
