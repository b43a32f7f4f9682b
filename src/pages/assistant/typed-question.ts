import { knownTabPerson } from '#src/data/database/tab-person.ts';
import { heldQuestion, holdQuestion } from '#src/data/words/held-questions.ts';
import { noteTyped, useTypedQuestions } from '#src/state/typed-questions.ts';

/** What is typed into a conversation and not sent, by whoever uses this tab: also in a page that has gone. */
export function useTypedQuestion(context: string): string {
  return useTypedQuestions((all) => typedIn(all, context));
}

/** The same at this moment. */
export function typedQuestion(context: string): string {
  return typedIn(useTypedQuestions.getState(), context);
}

function typedIn(all: Record<string, string>, context: string): string {
  const owner = knownTabPerson();
  return all[keyOf(owner, context)] ?? (owner === undefined ? '' : heldQuestion(owner, context));
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
