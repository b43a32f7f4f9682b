import type { Held } from './held.ts';
import type { FoundInvestor } from './search-messages.ts';

/**
 * What the server found for what was `looked` for, page after page. `beside`: what the device held when the first was asked
 * for; the others are cut from the same list. `isOpen`: the person asked to see them.
 */
export type ServerPages = {
  looked: string;
  beside: Held;
  total: number;
  pages: Record<number, FoundInvestor[]>;
  isOpen?: boolean;
};

/** `pages` is null where the server did not answer. */
export type ServerAnswer = ServerPages | { looked: string; pages: null };

/**
 * The answer after another first page has come, or has not: more of the directory arrives on the device while somebody reads. What
 * they have been shown stays where the server does not answer now, and where they read on.
 */
export function answeredAnew(now: ServerAnswer | null, next: ServerAnswer): ServerAnswer {
  if (!now?.pages || now.looked !== next.looked) return next;
  return next.pages === null || Object.keys(now.pages).length > 1 ? now : next;
}
