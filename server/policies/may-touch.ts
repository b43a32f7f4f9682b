import type { Row, TableName } from '#sync/tables.ts';

/**
 * Whether a person's mutation may read and write this row. A row that is not theirs is answered like one that
 * does not exist.
 */
export function mayTouch<T extends TableName>(userId: string, table: T, row: Row<T>): boolean {
  const owner = owners[table];
  return owner !== null && owner(row) === userId;
}

const owners: { [T in TableName]: ((row: Row<T>) => string) | null } = {
  accounts: (account) => account.id,
  drafts: (draft) => draft.ownerId,
  draftVersions: (version) => version.ownerId,
  opportunities: (opportunity) => opportunity.founderId,
  attention: (attention) => attention.userId,
  testimonials: null,
  articles: null,
};
