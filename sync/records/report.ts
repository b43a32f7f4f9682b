import * as z from 'zod';
import { moment, text } from '../text.ts';

export const reportReasons = [
  { id: 'misleading', label: 'Misleading or false claims' },
  { id: 'fraud', label: 'Fraud or a scam' },
  { id: 'offensive', label: 'Offensive or abusive' },
  { id: 'spam', label: 'Spam' },
  { id: 'other', label: 'Something else' },
] as const;

export const reportSubjectSchema = z.enum(['opportunity', 'person']);

/** A person's word that something is wrong with a pitch or with another person: for them and the admins alone. */
export const reportSchema = z.strictObject({
  id: z.uuid(),
  reporterId: z.uuid(),
  subject: reportSubjectSchema,
  subjectId: z.uuid(),
  /** How the reported was called on the reporter's screen. */
  subjectName: text(200),
  reason: z.enum(reportReasons.map(({ id }) => id)),
  detail: text(2_000),
  at: moment,
  state: z.enum(['open', 'acted', 'dismissed']),
  /** What the admins say of it to the reporter. */
  answer: text(2_000),
  decidedAt: moment.nullable(),
});
export type Report = z.infer<typeof reportSchema>;
