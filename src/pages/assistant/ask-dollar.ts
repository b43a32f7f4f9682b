import { knownTabPerson } from '#src/data/tab-person.ts';
import { openDollar } from '#src/state/dollar.ts';
import { noteTyped } from '#src/state/typed-questions.ts';

/** Opens the assistant with a question in its field, for the person to send. */
export function askDollar(question: string, context: string): void {
  noteTyped(typedKeyOf(context), question);
  openDollar(context);
}

/** Under what is kept that is written into a conversation: nobody else who signs in on this device reads it. */
export function typedKeyOf(context: string): string {
  return `${knownTabPerson() ?? ''} ${context}`;
}
