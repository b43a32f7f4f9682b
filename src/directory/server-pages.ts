import type { FoundInvestor } from './search-messages.ts';
import type { ServerAnswer, ServerPages } from './server-answer.ts';

/** The answer with one page more, if it is still of the list that page was cut from. */
export function withPage(
  now: ServerAnswer | null,
  { looked, beside }: Pick<ServerPages, 'looked' | 'beside'>,
  page: number,
  investors: FoundInvestor[],
): ServerAnswer | null {
  if (!now?.pages || now.looked !== looked || now.beside !== beside) return now;
  return { ...now, pages: { ...now.pages, [page]: investors } };
}
