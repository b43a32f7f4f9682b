import type { connectionWords } from './status-words.ts';
import { connectionSentences } from './sync-words.ts';

export const pullWords = { further: 'Pull to refresh', letGo: 'Let go to refresh' };

/** How a refresh at the person's word went. */
export function refreshed(connection: keyof typeof connectionWords): string {
  return connectionSentences[connection] || 'Everything is up to date.';
}
