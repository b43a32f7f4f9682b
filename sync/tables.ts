import type * as z from 'zod';
import { accountSchema } from './records/account.ts';
import { articleSchema } from './records/article.ts';
import { attentionSchema } from './records/attention.ts';
import { draftSchema } from './records/draft.ts';
import { draftVersionSchema } from './records/draft-version.ts';
import { opportunitySchema } from './records/opportunity.ts';
import { testimonialSchema } from './records/testimonial.ts';

/** Every synced table and what its rows look like. */
export const tables = {
  accounts: accountSchema,
  drafts: draftSchema,
  draftVersions: draftVersionSchema,
  opportunities: opportunitySchema,
  testimonials: testimonialSchema,
  articles: articleSchema,
  attention: attentionSchema,
} as const;

export type TableName = keyof typeof tables;
export type Row<T extends TableName = TableName> = z.infer<(typeof tables)[T]>;
export const tableNames = Object.keys(tables) as TableName[]; // `keys` forgets the literal types

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

/** Which row: the address that reads, changes and the change log share. */
export type Key = { table: TableName; id: string };

export function keyText({ table, id }: Key): string {
  return `${table}/${id}`;
}
