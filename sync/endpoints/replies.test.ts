import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
const exported = await Promise.all(
  files.map(async (file) => Object.entries<unknown>(await import(`./${file}`))),
);
const replies = exported.flat().flatMap(([name, value]) => {
  const reply = value !== null && typeof value === 'object' && 'reply' in value ? value.reply : undefined;
  return reply instanceof z.ZodType ? [[name, reply] as const] : [];
});

/** Where a schema takes no key that it does not know, by the way there. */
function strictParts(schema: z.ZodType, way: string): string[] {
  const { def } = schema;
  if (schema instanceof z.ZodObject) {
    const own = schema.def.catchall instanceof z.ZodNever ? [way] : [];
    const parts: [string, z.ZodType][] = Object.entries(schema.shape);
    return [...own, ...parts.flatMap(([key, part]) => strictParts(part, `${way}.${key}`))];
  }
  const inner = Object.values(def).flat();
  return inner.flatMap((part) => (part instanceof z.ZodType ? strictParts(part, way) : []));
}

test('there are replies to look at', () => {
  expect(replies.length).toBeGreaterThan(30);
});

test.each(replies)(
  'a device takes a reply of a newer server to %s, with whatever that says besides',
  (_, reply) => {
    expect(strictParts(reply, 'reply')).toEqual([]);
  },
);
