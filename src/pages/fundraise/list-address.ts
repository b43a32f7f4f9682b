import { paths } from '#src/paths.ts';

/** Where the database begins on the page. */
export const databaseId = 'database';
export const databaseAddress = `${paths.fundraise}#${databaseId}`;

/** What an address can ask of the database, by the names that it has there. */
export const databaseFilters = ['q', 'stage', 'type', 'country', 'roundSize'] as const;

/** The database with this one filter, or this text, and no other. */
export function listAddress(filter: (typeof databaseFilters)[number], value: string): string {
  return `${paths.fundraise}?${new URLSearchParams({ [filter]: value })}#${databaseId}`;
}
