import * as z from 'zod';
import { parseAmount } from './amount.ts';

// No branch of a union here has a word of its own to say: forms show a branch's message before the union's.
const typed = (message: string) => z.union([z.number(), z.string()], message);

/** What a form asks for as whole units: a number, or as people type it ("25 lakh"). `message` says all that is wrong. */
export function amountField(message: string) {
  return typed(message).transform((value, context) => {
    const amount = read(value);
    if (amount !== null) return amount;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** An amount that may be left out: then 0. */
export function optionalAmount(message: string) {
  return typed(message)
    .optional()
    .transform((value, context) => {
      if (value === undefined || value === '' || value === 0) return 0;
      const amount = read(value);
      if (amount !== null) return amount;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function read(value: number | string): number | null {
  if (typeof value === 'string' && value.length > 40) return null;
  const amount = typeof value === 'number' ? value : parseAmount(value);
  return amount !== null && Number.isSafeInteger(amount) && amount >= 1 ? amount : null;
}

/** A web address, or nothing. Only http and https: a link must never run code. */
export function webAddressField(message: string) {
  return z
    .union(
      [z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: message })],
      message,
    )
    .optional()
    .transform((value) => value ?? '')
    .refine((value) => value.length <= 500, message);
}
