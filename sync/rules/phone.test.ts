import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['(+65) 8123 4567', '+6581234567'],
  ['0044 7700 900123', '+447700900123'],
  ['919876543210', '+919876543210'],
  ['tel:+919876543210', '+919876543210'],
  ['Tel: 98765 43210', '+919876543210'],
  ['＋91 98765 43210', '+919876543210'],
  ['98765\u201143210', '+919876543210'],
  ['98765–43210', '+919876543210'],
])('%s is %s', (typed, phone) => expect(readPhone(typed)).toBe(phone));

test.each([
  '\u202a+91 98765 43210\u202c',
  '\u200e+919876543210\u200e',
  '98765\u200b43210',
  '\u202atel:+91 98765 43210\u202c',
])('marks that nobody sees do not keep a number from being read: %j', (pasted) =>
  expect(readPhone(pasted)).toBe('+919876543210'),
);

test.each([
  '',
  '12345',
  '5876543210',
  '98765+43210',
  '++919876543210',
  '+0123456789',
  'hotel:9876543210',
  'tel:',
  'tel:tel:9876543210',
  '98765 43210 x12',
  '+1234567\u200b\u200b',
])('%s is no phone number', (typed) => expect(readPhone(typed)).toBeNull());
