import { waitingQuestions } from '#src/content/outbox.ts';
import { knownTabPerson } from '#src/data/database/tab-person.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { useWaitingAsks } from '#src/data/use-asks.ts';
import { heldQuestions } from '#src/data/words/held-questions.ts';
import { useTypedItems } from '#src/data/words/use-typed-words.ts';
import { useUnsavedItems } from '#src/data/words/use-unsaved-items.ts';
import { useWrittenItems } from '#src/data/words/use-written-forms.ts';

export type UnsentHere = {
  key: string;
  title: string;
  changes: readonly { words: string }[];
  state: string;
};

/** What would be lost with this device's copy of the person's data; undefined while it is being read. */
export function useUnsentHere(): UnsentHere[] | undefined {
  // What was refused is kept with the account and comes back with the person; but for what only this device tells of.
  const unsent = useOutbox()?.filter(({ state, isHereOnly }) => state !== 'needs-you' || isHereOnly);
  const typed = useTypedItems();
  const written = useWrittenItems();
  const unsaved = useUnsavedItems();
  const asked = useWaitingAsks();
  if (!unsent || !typed || !written || !unsaved || !asked) return undefined;
  const questions = asked.map(({ id, question }) => ({
    key: id,
    title: waitingQuestions.one,
    changes: [{ words: question }],
    state: 'waiting',
  }));
  const halfAsked = heldQuestions(knownTabPerson() ?? '').map(({ context, question }) => ({
    key: context,
    title: waitingQuestions.typed,
    changes: [{ words: question }],
    state: 'asking',
  }));
  return [...unsent, ...typed, ...written, ...unsaved, ...questions, ...halfAsked];
}
