import * as z from 'zod';
import { isClash } from '#sync/mutations/form-edits.ts';
import { pipelineId } from '#sync/mutations/pipeline.ts';
import { blankCompany } from '#sync/records/company.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { ownerOf, rowsOf } from './rows.ts';

// Savings of a form that were refused: each says what stood there when the person began to write, which no longer does.

type Saving = Pick<Entry, 'name' | 'args'>;

const saving = z.looseObject({
  from: z.record(z.string(), z.unknown()),
  to: z.record(z.string(), z.unknown()),
});

const investment = z.object({ investmentId: z.string() });
const approach = z.object({ approachId: z.string() });
const update = z.object({ updateId: z.string() });
const article = z.object({ articleId: z.string() });
const testimonial = z.object({ testimonialId: z.string() });
const ofDeal = z.object({ opportunityId: z.string() });

/** The row that each form writes; of the person's own a blank one while there is none, as the form shows it. */
const written = new Map<string, (db: PersonDb, args: unknown) => Promise<object | undefined>>([
  ['editPerson', (db) => rowsOf(db, 'accounts').get(ownerOf(db))],
  [
    'editInvestorProfile',
    async (db) =>
      (await rowsOf(db, 'investorProfiles').get(ownerOf(db))) ?? blankInvestorProfile(ownerOf(db), ''),
  ],
  [
    'editCompany',
    async (db) => (await rowsOf(db, 'companies').get(ownerOf(db))) ?? blankCompany(ownerOf(db), ''),
  ],
  ['editInvestment', async (db, args) => rowsOf(db, 'investments').get(investment.parse(args).investmentId)],
  ['editOpportunity', async (db, args) => rowsOf(db, 'opportunities').get(ofDeal.parse(args).opportunityId)],
  ['setRaisedAmount', async (db, args) => rowsOf(db, 'opportunities').get(ofDeal.parse(args).opportunityId)],
  ['editApproach', async (db, args) => rowsOf(db, 'approaches').get(approach.parse(args).approachId)],
  ['editUpdate', async (db, args) => rowsOf(db, 'dealUpdates').get(update.parse(args).updateId)],
  [
    'saveArticle',
    async (db, args) => published(await rowsOf(db, 'articles').get(article.parse(args).articleId)),
  ],
  [
    'saveTestimonial',
    async (db, args) =>
      published(await rowsOf(db, 'testimonials').get(testimonial.parse(args).testimonialId)),
  ],
  [
    'editReminder',
    async (db, args) => rowsOf(db, 'pipeline').get(pipelineId(ownerOf(db), ofDeal.parse(args).opportunityId)),
  ],
]);

/**
 * The args to try it again with: what clashed with words of another device is now to stand in their place; all else joins
 * with what stands there, as it would have. Any other action's args as they are.
 */
export async function argsAgain(db: PersonDb, work: Saving): Promise<unknown> {
  const standing = await standingFields(db, work);
  if (!standing) return work.args;
  const now = Object.fromEntries(standing.clashes.map(({ field, now: value }) => [field, value]));
  return { ...standing.args, from: { ...standing.args.from, ...now } };
}

/** The fields in which it clashes, and what stands in them now; none for any other action. */
export async function clashesNow(db: PersonDb, work: Saving): Promise<{ field: string; now: unknown }[]> {
  return (await standingFields(db, work))?.clashes ?? [];
}

/** Whether an action is the saving of a form. */
export function isForm(action: string): boolean {
  return written.has(action);
}

/** The fields that a saving writes; none for any other action. */
export function fieldsOf(work: Saving): string[] {
  const { data } = saving.safeParse(isForm(work.name) ? work.args : null);
  return Object.keys(data?.to ?? {});
}

/** Rows of before drafts were told apart are. */
function published<Row extends { published?: boolean | undefined }>(row: Row | undefined): Row | undefined {
  return row && { ...row, published: row.published !== false };
}

async function standingFields(db: PersonDb, { name, args }: Saving) {
  const { data } = saving.safeParse(args);
  const row = data && (await written.get(name)?.(db, args));
  if (!row) return null;
  const fields = new Map<string, unknown>(Object.entries(row));
  const clashes = Object.entries(data.to)
    .map(([field, to]) => ({ field, to, now: fields.get(field) }))
    .filter(({ field, to, now }) => isClash(data.from[field], now, to));
  return { args: data, clashes };
}
