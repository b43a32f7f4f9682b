import type { connectionWords } from './status-words.ts';
import { connectionSentences, notHeardYet } from './sync-words.ts';

export const pullWords = { further: 'Pull to refresh', letGo: 'Let go to refresh' };

/** Under the summary of the Outbox, which tells why. */
export const noNews = 'No news came, for the reason given above.';

/** How a refresh at the person's word went. */
export function refreshed(connection: keyof typeof connectionWords): string {
  if (connection === 'unknown') return notHeardYet;
  return connectionSentences[connection] || 'Everything is up to date.';
}
