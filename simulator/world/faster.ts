import * as z from 'zod';

// Loaded before everything else that has schemas or databases in it. What is done is the same, and takes less.

// The app may not make code from text, for the sake of its pages; schemas check the same either way.
z.config({ jitless: false });

const cloned = globalThis.structuredClone;

/** Rows and entries are plain: these are copied here, everything else by the process's own. */
function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return isPlainValue(value) ? value : cloned(value);
  if (Array.isArray(value)) return value.map(clone);
  if (Object.getPrototypeOf(value) !== Object.prototype) return cloned(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = clone((value as Record<string, unknown>)[name]); // as its prototype says
  return copy;
}

/** What cannot be copied is told so by the process's own. */
function isPlainValue(value: unknown): boolean {
  return typeof value !== 'function' && typeof value !== 'symbol';
}

Object.assign(globalThis, {
  structuredClone: (value: unknown, options?: StructuredSerializeOptions) =>
    options?.transfer ? cloned(value, options) : clone(value),
});
