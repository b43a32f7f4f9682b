import { useEffect, useMemo, useState } from 'react';
import { Superseded } from '#src/directory/pause.ts';
import { nextTask } from '#src/lib/next-task.ts';
import { areSoonRead, readInTurns } from '#sync/ai/rules/read-in-turns.ts';
import { fieldsWithKind } from '#sync/ai/rules/search-content.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/**
 * These deals once the search has read them, while the page goes on answering; until then those before, undefined at first and
 * where there are none to read.
 * Where little is to be read they are answered at once.
 */
export function useReadDeals(deals: Opportunity[] | undefined): Opportunity[] | undefined {
  const areSoon = useMemo(() => deals && areSoonRead(deals, fieldsWithKind), [deals]);
  const [read, setRead] = useState<Opportunity[]>();
  useEffect(() => {
    if (!deals) return;
    let isWanted = true;
    const turn = async () => {
      await nextTask();
      if (!isWanted) throw new Superseded();
    };
    readInTurns(deals, fieldsWithKind, turn).then(
      () => isWanted && setRead(deals),
      (error: unknown) => error instanceof Superseded || reportError(error),
    );
    return () => {
      isWanted = false;
    };
  }, [deals]);
  return deals && (areSoon ? deals : read);
}
