import * as z from 'zod';
import { consentNeeded, contactCategories, missingInformation } from '../message-words.ts';
import { text } from '../text.ts';

const invalidEmail = 'Please enter a valid email address';

const given = (max: number) => text(max).refine((value) => value.trim() !== '', missingInformation);

const email = z.string().trim().min(1, missingInformation).max(254).pipe(z.email(invalidEmail));

const message = { name: given(120), email, subject: given(200), message: given(5_000) };

/** What somebody writes to us on the contact page. */
export const contactMessageSchema = z.strictObject({
  ...message,
  category: z.enum(contactCategories).optional(),
  consent: z.literal(true, consentNeeded),
});

/** What somebody asks in the help centre. */
export const helpMessageSchema = z.strictObject(message);

/** Who wants the newsletter; they get it once they have confirmed it from their mailbox. */
export const newsletterSchema = z.strictObject({
  email: email.transform((value) => value.normalize('NFC').toLowerCase()),
});
