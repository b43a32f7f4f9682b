import type { FormWords } from '#src/data/words/kept-forms.ts';

/** A form as it was left: of what was kept, only what today's form still asks for, in the same shape. */
export function restored<Values extends object>(blank: Values, kept: FormWords | null): Values {
  const wanted = new Map(Object.entries(blank));
  const known = Object.entries(kept ?? {}).filter(
    ([field, value]) => wanted.has(field) && isAlike(wanted.get(field), value),
  );
  return { ...blank, ...Object.fromEntries(known) };
}

function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
