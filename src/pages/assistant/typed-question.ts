import { heldQuestion, holdQuestion } from '#src/data/held-questions.ts';
import { knownTabPerson } from '#src/data/tab-person.ts';
import { noteTyped, useTypedQuestions } from '#src/state/typed-questions.ts';

/** What is typed into a conversation and not sent, by whoever uses this tab: also in a page that has gone. */
export function useTypedQuestion(context: string): string {
  const owner = knownTabPerson();
  const typedHere = useTypedQuestions((all) => all[keyOf(owner, context)]);
  return typedHere ?? (owner === undefined ? '' : heldQuestion(owner, context));
}

export function typeQuestion(context: string, text: string): void {
  const owner = knownTabPerson();
  noteTyped(keyOf(owner, context), text);
  if (owner !== undefined) holdQuestion(owner, context, text);
}

/** Nobody else who signs in on this device reads it. */
function keyOf(owner = '', context: string): string {
  return `${owner} ${context}`;
}
