import { useDeferredValue, useMemo } from 'react';
import { useAllMessages } from '#src/data/use-all-messages.ts';
import { type Found, findMessages } from './find-words.ts';

/** No more are shown: who seeks further says more. */
export const mostFound = 50;

/** The messages on this device in which what was typed is found, in one conversation or in all; undefined while they are read. */
export function useFound(typed: string, connectionId: string | null): Found[] | undefined {
  const query = useDeferredValue(typed.trim());
  const messages = useAllMessages(query === '' ? null : { connectionId });
  return useMemo(() => messages && findMessages(messages, query).slice(0, mostFound), [messages, query]);
}
