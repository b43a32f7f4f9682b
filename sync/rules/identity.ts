import * as z from 'zod';
import { text } from '../text.ts';
import { readPhone } from './phone.ts';

export const messages = {
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password must be at most 256 characters',
  passwordsDiffer: "Passwords don't match",
  fullName: 'Full name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  terms: 'You must accept the terms and conditions',
} as const;

/** Says `message` where nothing was given; a value of another type is told in the generic words. */
export function whenMissing(message: string) {
  return {
    error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? message : undefined),
  };
}

/** An email address, in the one spelling by which accounts are found: trimmed, NFC, lower case. */
export function emailField(missing: string = messages.email) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .max(254, messages.email)
    .pipe(z.email(messages.email))
    .transform((value) => value.normalize('NFC').toLowerCase());
}

/** What can be a password at all: 8 to 256 characters as people count them, any of them, nothing cut off. */
export const passwordField = z
  .string()
  .refine((value) => lengthOf(value) >= 8, messages.passwordShort)
  .refine((value) => lengthOf(value) <= 256, messages.passwordLong)
  .refine(isText, 'Contains characters that are not text');

/** Characters of a password in NFC: an emoji of one code point counts once. */
export function lengthOf(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/** A person's name, on one line: no line break of it can ever reach the head of a mail. */
export const fullNameField = line(120).refine((value) => value.length >= 2, messages.fullName);

/** A phone number as people type it, kept as E.164 ("+919876543210"); India where no country is named. */
export const phoneField = z
  .string()
  .max(40, messages.phone)
  .transform((value, context) => {
    const phone = readPhone(value);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: messages.phone });
    return z.NEVER;
  });

/** The check of a form's two passwords, told beside whatever else is wrong in it. */
export function passwordsMatch(message: string = messages.passwordsDiffer) {
  const check = (given: { password: string; confirmPassword?: string | undefined }) =>
    given.confirmPassword === undefined || given.password === given.confirmPassword;
  return [check, { path: ['confirmPassword'], error: message, when: isForm }] as [typeof check, object]; // arguments for `refine`
}

/** Also a form that is faulty elsewhere is checked as a whole; what is no form is not. */
export function isForm({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** Text on one line, trimmed. */
export function line(max: number) {
  return text(max).transform(onOneLine);
}

export function onOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
