import { useState } from 'react';
import { useWrittenForm } from '#src/data/words/use-written-forms.ts';
import type { DraftField } from '#sync/records/draft.ts';
import { type Combining, combiningIn } from './combining.ts';

/** What somebody is making of the texts of a field, also where they began with it before; null where they do not. */
export function useCombining(key: string, field: DraftField) {
  const found = useWrittenForm(key);
  // Read once: what is being written is always newer than what is kept.
  const [now, setNow] = useState<(Combining & { isBack?: boolean }) | null>();
  if (now === undefined && found !== undefined)
    setNow(found && { ...combiningIn(found, field), isBack: true });
  return {
    now: now ?? null,
    begin: (text: string, seen: string[]) => setNow({ text, seen, known: [] }),
    end: () => setNow(null),
  };
}
