import type { SearchQuery } from '#sync/search/search-query.ts';

/** True where nobody is looked for, and all are listed. */
export function isBlank({ text, stage, type, country, roundSize }: SearchQuery): boolean {
  return [text.trim(), stage, type, country, roundSize].every((part) => part === '');
}
