import { expect, test } from 'vitest';
import { formatAmount, formatAmountShort } from './format-amount.ts';

test('rupees are grouped in lakh and crore', () => {
  expect(formatAmount(2_500_000, 'INR')).toBe('₹25,00,000');
  expect(formatAmount(123_456_789, 'INR')).toBe('₹12,34,56,789');
});

test('rupees are written as a browser that knows the language of India writes them', () => {
  const { format } = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  for (let digits = 1; digits <= 15; digits += 1) {
    const amount = Number('123456789012345'.slice(0, digits));
    for (const given of [amount, -amount, 10 ** (digits - 1), amount + 0.4, amount + 0.5, -amount - 0.5])
      expect(formatAmount(given, 'INR')).toBe(format(given));
  }
  expect(formatAmount(0, 'INR')).toBe(format(0));
});

test('dollars, pounds and euros are grouped in thousands, with their own sign', () => {
  expect(formatAmount(2_500_000, 'USD')).toBe('$2,500,000');
  expect(formatAmount(2_500_000, 'GBP')).toBe('£2,500,000');
  expect(formatAmount(2_500_000, 'EUR')).toBe('€2,500,000');
});

test('a code that is no currency still prints the amount', () => {
  expect(formatAmount(1000, '??')).toBe('?? 1,000');
});

test('at a glance rupees are told in lakh and crore, others in thousands and millions', () => {
  expect(formatAmountShort(102_500_000, 'INR')).toBe('₹10.25 Cr');
  expect(formatAmountShort(1_000_000, 'INR')).toBe('₹10 L');
  expect(formatAmountShort(3_600_000, 'USD')).toBe('$3.6 M');
  expect(formatAmountShort(950, 'INR')).toBe('₹950');
  expect(formatAmountShort(1000, '??')).toBe('?? 1,000');
});
