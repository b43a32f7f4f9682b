import * as z from 'zod';
import './configure-zod.ts';
import { expect, test } from 'vitest';

test.each([
  ['Required', z.string(), undefined],
  ['Expected string, received number', z.string(), 7],
  ['Expected number, received null', z.number(), null],
  ['Expected array, received object', z.array(z.string()), {}],
  ['Invalid email', z.email(), 'nobody'],
  ['String must contain at least 8 character(s)', z.string().min(8), 'short'],
  ['String must contain at most 3 character(s)', z.string().max(3), 'long'],
  ['Array must contain at least 1 element(s)', z.array(z.string()).min(1), []],
  ['Number must be greater than or equal to 1', z.number().min(1), 0],
  ['Number must be less than or equal to 5', z.number().max(5), 6],
])('a schema that has no words of its own says "%s"', (words, schema, input) => {
  expect(schema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([words]);
});

test('the words of a schema come before those', () => {
  const schema = z.string().min(2, 'Full name must be at least 2 characters');
  expect(schema.safeParse('').error?.issues[0]?.message).toBe('Full name must be at least 2 characters');
});
