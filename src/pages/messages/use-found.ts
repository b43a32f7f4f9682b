import { useDeferredValue, useMemo, useState } from 'react';
import { useAllMessages } from '#src/data/use-all-messages.ts';
import { type Found, findMessages, fromNewest } from './find-words.ts';

/** No more are shown: who seeks further says more. */
export const mostFound = 50;

/** The messages on this device in which what was typed is found, in one conversation or in all; undefined while they are read. */
export function useFound(typed: string, connectionId: string | null): Found[] | undefined {
  const query = useDeferredValue(typed.trim());
  const messages = useAllMessages(query === '' ? null : { connectionId });
  const ordered = useMemo(() => messages && fromNewest(messages), [messages]);
  const [known] = useState(() => new Map<string, string>());
  return useMemo(
    () => ordered && findMessages(ordered, query, { most: mostFound, known }),
    [ordered, query, known],
  );
}
