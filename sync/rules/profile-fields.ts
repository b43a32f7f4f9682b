import * as z from 'zod';
import { parseAmountOrNone } from './amount.ts';

// No branch of a union here has a word of its own to say: forms show a branch's message before the union's.
const typed = (message: string) => z.union([z.number(), z.string()], message);

/**
 * What a form asks for as whole units: a number, or as people type it ("25 lakh"). `message` says all that is wrong, but for
 * what is typed and cannot be read where `unread` says that.
 */
export function amountField(message: string, unread = message) {
  return typed(message).transform((value, context) =>
    told(read(value) || null, isBlank(value) ? message : unread, context),
  );
}

/** The same where nothing is an amount as well: "0", too. */
export function amountOrNone(message: string) {
  return typed(message).transform((value, context) => told(read(value), message, context));
}

/** An amount that may be left out, or be nothing: then 0. */
export function optionalAmount(message: string) {
  return typed(message)
    .optional()
    .transform((value, context) =>
      told(value === undefined || isBlank(value) ? 0 : read(value), message, context),
    );
}

function told(amount: number | null, message: string, context: z.RefinementCtx): number {
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function isBlank(value: number | string): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function read(value: number | string): number | null {
  if (typeof value === 'string') return value.length > 40 ? null : parseAmountOrNone(value);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
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
