import * as z from 'zod';
import { moment, text } from '../text.ts';

export const reportReasons = [
  { id: 'misleading', label: 'Misleading or false claims' },
  { id: 'fraud', label: 'Fraud or a scam' },
  { id: 'offensive', label: 'Offensive or abusive' },
  { id: 'spam', label: 'Spam' },
  { id: 'other', label: 'Something else' },
] as const;

/** What can be wrong with a record of the investor directory. */
export const listingReasons = [
  { id: 'wrong-data', label: 'Some of it is wrong' },
  { id: 'out-of-date', label: 'It is out of date' },
  { id: 'not-investing', label: 'It no longer invests' },
  { id: 'other', label: 'Something else' },
] as const;

/** `listing` is a record of the investor directory. */
export const reportSubjectSchema = z.enum(['opportunity', 'person', 'listing']);

/** A listing goes by its number in the directory, everything else by its id. */
const subjectIdSchema = z.union([z.uuid(), z.string().regex(/^[1-9]\d{0,8}$/)]);

/** A person's word that something is wrong with a pitch, a listing or another person: for them and the admins alone. */
export const reportSchema = z.strictObject({
  id: z.uuid(),
  reporterId: z.uuid(),
  subject: reportSubjectSchema,
  subjectId: subjectIdSchema,
  /** How the reported was called on the reporter's screen. */
  subjectName: text(200),
  reason: z.enum([...reportReasons, ...listingReasons].map(({ id }) => id)),
  detail: text(2_000),
  at: moment,
  state: z.enum(['open', 'acted', 'dismissed']),
  /** What the admins say of it to the reporter. */
  answer: text(2_000),
  decidedAt: moment.nullable(),
});
export type Report = z.infer<typeof reportSchema>;
