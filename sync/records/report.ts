import * as z from 'zod';
import { nameOnScreen } from '../name-on-screen.ts';
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

/** Both lists have some of the same, in the same words. */
export function labelOfReason(reason: Report['reason']): string {
  return [...reportReasons, ...listingReasons].find(({ id }) => id === reason)?.label ?? reason;
}

const missing = 'Please choose what is wrong';

const words = {
  /** Of the reported. */
  subjectName: nameOnScreen(200),
  detail: text(2_000),
};

/** A `listing` is a record of the investor directory: it goes by its number there. */
const aboutListing = {
  subject: z.literal('listing'),
  subjectId: z.string().regex(/^[1-9]\d{0,8}$/),
  reason: z.enum(
    listingReasons.map(({ id }) => id),
    missing,
  ),
};

const aboutOurs = {
  subject: z.enum(['opportunity', 'person']),
  subjectId: z.uuid(),
  reason: z.enum(
    reportReasons.map(({ id }) => id),
    missing,
  ),
};

/** What somebody tells the admins: each kind of subject has ids and reasons of its own. */
export const toldSchema = z.discriminatedUnion('subject', [
  z.strictObject({ ...aboutListing, ...words }),
  z.strictObject({ ...aboutOurs, ...words }),
]);
export type Told = z.infer<typeof toldSchema>;

/** The same under the id that its row has. */
export const toldUnderIdSchema = z.discriminatedUnion('subject', [
  z.strictObject({ reportId: z.uuid(), ...aboutListing, ...words }),
  z.strictObject({ reportId: z.uuid(), ...aboutOurs, ...words }),
]);

/**
 * A person's word that something is wrong with a pitch, a listing or another person: for them and the admins alone. A row
 * is only ever written from what `toldUnderIdSchema` let in; its columns by themselves take the ids and reasons of all.
 */
export const reportSchema = z.strictObject({
  id: z.uuid(),
  reporterId: z.uuid(),
  subject: z.enum([aboutListing.subject.value, ...aboutOurs.subject.options]),
  subjectId: z.union([aboutOurs.subjectId, aboutListing.subjectId]),
  subjectName: words.subjectName,
  reason: z.enum([...aboutOurs.reason.options, ...aboutListing.reason.options]),
  detail: words.detail,
  at: moment,
  state: z.enum(['open', 'acted', 'dismissed']),
  /** What the admins say of it to the reporter. */
  answer: text(2_000),
  decidedAt: moment.nullable(),
});
export type Report = z.infer<typeof reportSchema>;
