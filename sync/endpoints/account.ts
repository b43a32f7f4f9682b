import * as z from 'zod';
import { moment } from '../text.ts';
import { doneSchema } from './auth.ts';

export const certificateRules = {
  bytes: 5 * 1024 * 1024,
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  tooLarge: 'The file may be at most 5 MB.',
  wrongType: 'Please choose a PDF, PNG or JPEG file.',
} as const;

/** What of an accreditation certificate its owner is shown; null where there is none. */
export const certificateEndpoint = {
  method: 'GET',
  path: '/api/account/certificate',
  reply: z.object({ name: z.string(), type: z.string(), size: z.int(), uploadedAt: moment }).nullable(),
} as const;

/**
 * The file itself as the body, its name in the query. What it is is told by its content. An account that was declined
 * waits for approval again. 400 `invalid-file`, 413 `too-large`.
 */
export const uploadCertificateEndpoint = {
  method: 'PUT',
  path: '/api/account/certificate',
  query: z.strictObject({ name: z.string().min(1).max(200) }),
  reply: doneSchema,
} as const;

export const certificateFilePath = '/api/account/certificate/file';

/** Everything the server holds of the one who asks, by table. */
export const exportEndpoint = {
  method: 'GET',
  path: '/api/account/export',
  reply: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
} as const;
export type ServerExport = z.infer<typeof exportEndpoint.reply>;

export const graceDays = 30;

/**
 * Asks for the account's deletion: every session ends now, the account goes after 30 days unless its owner logs in before.
 * Needs a recent sign-in (403 `reauthentication-needed`). 409 `last-admin`.
 */
export const deleteAccountEndpoint = {
  method: 'POST',
  path: '/api/account/deletion',
  reply: z.object({ deleteAt: moment }),
} as const;
