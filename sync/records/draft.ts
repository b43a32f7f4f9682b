import * as z from 'zod';
import { moment, text } from '../text.ts';

export const maxHighlights = 10;

/** The parts of a pitch that are text, with the most each may hold. Amounts stay as typed ("25 lakh") until submission. */
export const draftFields = {
  title: 160,
  industry: 80,
  stage: 40,
  location: 120,
  description: 20_000,
  currency: 3,
  totalRequired: 40,
  minInvestment: 40,
} as const;
export type DraftField = keyof typeof draftFields;
export const draftFieldSchema = z.enum(Object.keys(draftFields) as [DraftField, ...DraftField[]]); // `keys` forgets the literal types

const highlightSchema = z.strictObject({ id: z.uuid(), text: text(200) });

/** Two devices changed the same words: the field keeps the server's, the rival values wait here for the person. */
const conflictSchema = z.strictObject({
  field: draftFieldSchema,
  values: z.array(z.strictObject({ value: text(20_000), at: moment, clientId: z.string() })),
});

/** What a person wrote: the part of a draft that its versions keep. */
export const draftContent = {
  title: text(draftFields.title),
  industry: text(draftFields.industry),
  stage: text(draftFields.stage),
  location: text(draftFields.location),
  description: text(draftFields.description),
  currency: text(draftFields.currency),
  totalRequired: text(draftFields.totalRequired),
  minInvestment: text(draftFields.minInvestment),
  highlights: z.array(highlightSchema),
};

const writing = z.strictObject({ at: moment, clientId: z.string() });

/** Who wrote what last, so that a screen can tell, and so that versions are kept where a sitting begins. */
const trailSchema = z.strictObject({
  /** The last writing of each field's standing words. */
  fields: z.partialRecord(draftFieldSchema, writing),
  /** The client that wrote last, and in which ten minutes by its own clock. */
  sitting: z.strictObject({ clientId: z.string(), window: z.int() }).nullable(),
  /**
   * An edit made elsewhere undid a deletion, and nobody has said yet whether that is welcome. `clientId` is '' where it is
   * not known any more which client made it.
   */
  broughtBack: writing.extend({ deletedAt: moment }).nullable(),
});
export type Trail = z.infer<typeof trailSchema>;

export const draftSchema = z.strictObject({
  id: z.uuid(),
  ownerId: z.string(),
  ...draftContent,
  conflicts: z.array(conflictSchema),
  createdAt: moment,
  updatedAt: moment,
  /** Deletion is soft: an edit made elsewhere brings the draft back whole. */
  deletedAt: moment.nullable(),
  /** The opportunity this draft became. */
  submittedAs: z.uuid().nullable(),
  /** Not there on rows that a device has kept since before there were trails. */
  trail: trailSchema.optional(),
});
export type Draft = z.infer<typeof draftSchema>;
