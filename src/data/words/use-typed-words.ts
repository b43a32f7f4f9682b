import { usePersonQuery } from '#src/data/database/person-query.ts';
import { typedItems, typedNotSent } from './typed-unsent.ts';
import { type TypedHere, typedIn } from './typed-words.ts';

/** What was typed in a conversation and not sent, whichever tab it was typed in; undefined while it is being read. */
export function useTypedWords(connectionId: string): TypedHere | undefined {
  return usePersonQuery((db) => typedIn(db, connectionId), [connectionId]);
}

/** What was typed and not sent, by conversation. */
export function useTypedByConversation(): Map<string, string> | undefined {
  return usePersonQuery(
    async (db) =>
      new Map((await typedNotSent(db)).map(({ connectionId, text }) => [connectionId, text] as const)),
  );
}

/** All of it, with whom it is for. */
export function useTypedItems() {
  return usePersonQuery(typedItems);
}
