import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { isForm } from '#src/data/told/form-words.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { isClash } from '#sync/mutations/form-edits.ts';
import { blankCompany } from '#sync/records/company.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import type { TableName } from '#sync/table-names.ts';
import { choiceAgain } from './refused-choice.ts';

// Savings of a form that were refused: each says what stood there when the person began to write, which no longer does.

type Saving = Pick<Entry, 'name' | 'args'>;

const saving = z.looseObject({
  from: z.record(z.string(), z.unknown()),
  to: z.record(z.string(), z.unknown()),
});

/**
 * The args to try it again with: what clashed with words of another device is now to stand in their place; all else joins
 * with what stands there, as it would have. Likewise a choice; any other action's args as they are.
 */
export async function argsAgain(db: PersonDb, work: Saving): Promise<unknown> {
  const standing = await standingFields(db, work);
  if (!standing) return choiceAgain(db, work);
  const now = Object.fromEntries(standing.clashes.map(({ field, now: value }) => [field, value]));
  return { ...standing.args, from: { ...standing.args.from, ...now } };
}

/** The fields in which it clashes, and what stands in them now; none for any other action. */
export async function clashesNow(db: PersonDb, work: Saving): Promise<{ field: string; now: unknown }[]> {
  return (await standingFields(db, work))?.clashes ?? [];
}

/** The fields that a saving writes; none for any other action. */
export function fieldsOf(work: Saving): string[] {
  const { data } = saving.safeParse(isForm(work.name) ? work.args : null);
  return Object.keys(data?.to ?? {});
}

async function standingFields(db: PersonDb, work: Saving) {
  const { data } = saving.safeParse(work.args);
  const row = data && (await writtenRow(db, work));
  if (!row) return null;
  const fields = new Map<string, unknown>(Object.entries(row));
  const clashes = Object.entries(data.to)
    .map(([field, to]) => ({ field, to, now: fields.get(field) }))
    .filter(({ field, to, now }) => isClash(data.from[field], now, to));
  return { args: data, clashes };
}

/**
 * The row that a form writes, as the form shows it: the first that its mutation looks at. None where its args are of a version
 * that wrote other ones.
 */
async function writtenRow(db: PersonDb, { name, args }: Saving): Promise<object | undefined> {
  const mutation = isForm(name) ? mutationNamed(name) : undefined;
  const parsed = mutation?.args.safeParse(args);
  if (!mutation || !parsed?.success) return undefined;
  const owner = ownerOf(db);
  const [key] = mutation.reads(parsed.data, { userId: owner, clientId: '', now: '', id: '' });
  if (!key) return undefined;
  const row = await rowsOf(db, key.table).get(key.id);
  return row ? asShown(key.table, row) : blanks.get(key.table)?.(owner, '');
}

/** Of the person's own a blank one while there is none. */
const blanks = new Map<TableName, (ownerId: string, now: string) => object>([
  ['investorProfiles', blankInvestorProfile],
  ['companies', blankCompany],
]);

/** Articles and testimonials of before drafts were told apart are published. */
function asShown(table: TableName, row: { id: string; published?: boolean | undefined }): object {
  const hasDrafts = table === 'articles' || table === 'testimonials';
  return hasDrafts ? { ...row, published: row.published !== false } : row;
}
