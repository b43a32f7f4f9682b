import * as z from 'zod';
import { ImportFault } from './import-fault.ts';

const column = z.string().min(1);

/** Which column of a file holds what, what a blank cell stands for, and whose the deals are. */
const mappingSchema = z.strictObject({
  title: column,
  totalRequired: column,
  description: column.optional(),
  industry: column.optional(),
  stage: column.optional(),
  location: column.optional(),
  minInvestment: column.optional(),
  currency: column.optional(),
  defaults: z
    .strictObject({
      description: z.string(),
      industry: z.string(),
      stage: z.string(),
      location: z.string(),
      minInvestment: z.string(),
      currency: z.string(),
    })
    .partial()
    .default({}),
  owner: z.email(),
});
export type Mapping = z.infer<typeof mappingSchema>;

const opportunityColumns = [
  'title',
  'totalRequired',
  'description',
  'industry',
  'stage',
  'location',
  'minInvestment',
  'currency',
] as const;
export type OpportunityColumn = (typeof opportunityColumns)[number];

/** The mapping in a file's text. Throws ImportFault with what is wrong in it. */
export function parseMapping(text: string): Mapping {
  const parsed = mappingSchema.safeParse(fromJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'mapping'}: ${message}`);
  throw new ImportFault(`The mapping file is wrong: ${faults.join('; ')}.`);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportFault('The mapping file is not JSON.');
  }
}

/** The file's column for each of ours that the mapping names. */
export function mappedColumns(mapping: Mapping): Record<OpportunityColumn, string> {
  const named = opportunityColumns.filter((name) => mapping[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, mapping[name]])) as Record<OpportunityColumn, string>; // as read by `valueOf`, which knows that some are missing
}
