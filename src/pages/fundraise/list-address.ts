import { paths } from '#src/paths.ts';

/** Where the database begins on the page. */
export const databaseId = 'database';
export const databaseAddress = `${paths.fundraise}#${databaseId}`;

/** The database with this one filter, or this text, and no other. */
export function listAddress(filter: 'q' | 'stage' | 'type' | 'country' | 'roundSize', value: string): string {
  return `${paths.fundraise}?${new URLSearchParams({ [filter]: value })}#${databaseId}`;
}
