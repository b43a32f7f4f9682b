import { investorsPerPage, type SearchQuery } from '#sync/search/search-query.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';

/**
 * What stands on the page for a query, `since` when it was first answered, in ms. `better`: an answer that came meanwhile,
 * with others; the person is offered it.
 */
export type StandingAnswer = {
  query: string;
  since: number;
  answer: SearchAnswer;
  better: SearchAnswer | null;
};

/** When an answer came, in ms, and whose cards, which the server found, are in sight below those of the device. */
export type Moment = { at: number; followers: number[] };

/** What moves so soon after a key or a press is taken for its effect: nobody has looked yet. */
const unseenMilliseconds = 500;

/**
 * What stands once `next` has come to `asked`: more of the directory arrives while somebody reads, and nothing is swapped in
 * under their finger.
 * 1. Another query, filter or page shows what has come; so does the same one while nobody has looked, and where fewer
 *    are found than stand there.
 * 2. Else the cards stay where they are, each as it is known by now; who is gone goes.
 * 3. Others join at the end of a page that has room, unless cards of the server follow.
 * 4. Where somebody on the page as it would be now is not in sight then, it is offered; and so is it where the server's cards
 *    stand alone and are fewer than are found.
 * How many are found is told at once, in any case.
 */
export function standing(
  now: StandingAnswer | null,
  asked: SearchQuery,
  next: SearchAnswer,
  { at, followers }: Moment,
): StandingAnswer {
  const isFollowed = followers.length > 0;
  const query = pageAsked(asked, next.total);
  const before = now ?? (isFollowed ? { query, since: 0, answer: nobody } : null);
  if (before?.query !== query) return { query, since: at, answer: next, better: null };
  const { since } = before;
  const stayed = stillThere(before.answer.investors, next);
  const isUnseen = at - since < unseenMilliseconds;
  if (isUnseen || next.investors.length < stayed.length) return { query, since, answer: next, better: null };
  const others = without(next.investors, stayed);
  const joining = isFollowed ? [] : others.slice(0, investorsPerPage - stayed.length);
  const unseen = others.filter(({ investor }) => !followers.includes(investor.id));
  // Without cards of the device there are no pages of it either, and whoever is on them would not be come by.
  const isHidden = isFollowed && stayed.length === 0 && next.total > followers.length;
  const isBetter = isHidden || unseen.length > joining.length;
  const answer = { total: next.total, investors: [...stayed, ...joining] };
  return { query, since, answer, better: isBetter ? next : null };
}

/** What was offered, in the place of what stood. */
export function betterTaken(now: StandingAnswer | null): StandingAnswer | null {
  return now?.better ? { ...now, answer: now.better, better: null } : now;
}

/** Who stands where this is asked, again: of them it is to be learned what has become of them. */
export function idsStanding(now: StandingAnswer | null, asked: SearchQuery): number[] {
  if (now?.query !== pageAsked(asked, now?.answer.total ?? 0)) return [];
  return now.answer.investors.map(({ investor }) => investor.id);
}

const nobody: SearchAnswer = { total: 0, investors: [] };

/** A page that was not there yet is shown in the place of the last one: see page-within.ts. */
function pageAsked(asked: SearchQuery, total: number): string {
  const last = Math.max(1, Math.ceil(total / investorsPerPage));
  return JSON.stringify({ ...asked, page: Math.min(asked.page, last) });
}

function stillThere(cards: FoundInvestor[], { investors, stood }: SearchAnswer): FoundInvestor[] {
  const found = new Map(investors.map((one) => [one.investor.id, one]));
  return cards.flatMap((card) => {
    const { id } = card.investor;
    const known = found.get(id) ?? stood?.get(id);
    return known === null ? [] : [known ?? card];
  });
}

function without(some: FoundInvestor[], others: FoundInvestor[]): FoundInvestor[] {
  const ids = new Set(others.map(({ investor }) => investor.id));
  return some.filter(({ investor }) => !ids.has(investor.id));
}
