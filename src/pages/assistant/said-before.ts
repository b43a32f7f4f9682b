import type { Ask } from '#src/data/database/person-db.ts';
import { type Said, saidOf } from '#src/data/said-in-chat.ts';
import { previousMessages } from '#sync/endpoints/ai.ts';

/** The last five things that were said in a conversation, the oldest first. */
export function saidBefore(asks: readonly Ask[]): Said[] {
  return asks.flatMap(saidOf).slice(-previousMessages);
}
