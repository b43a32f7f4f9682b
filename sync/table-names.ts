// Apart from what their rows look like (sync/tables.ts): who only reads them needs no schema.

/** Every synced table. */
export const tableNames = [
  'accounts',
  'drafts',
  'draftVersions',
  'opportunities',
  'testimonials',
  'articles',
  'attention',
  'investorProfiles',
  'companies',
  'consents',
  'subscriptions',
  'preferences',
  'reports',
  'investorCards',
  'connections',
  'contacts',
  'pipeline',
  'notifications',
  'investments',
  'dealUpdates',
  'dealViews',
  'threads',
  'directMessages',
  'blocks',
  'approaches',
] as const;
export type TableName = (typeof tableNames)[number];

const known: ReadonlySet<string> = new Set(tableNames);

export function isTableName(name: string): name is TableName {
  return known.has(name);
}

/** Which row: the address that reads, changes and the change log share. */
export type Key = { table: TableName; id: string };

export function keyText({ table, id }: Key): string {
  return `${table}/${id}`;
}
