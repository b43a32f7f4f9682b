import { joinedOnce } from '#src/data/joined-words.ts';
import { openDollar } from '#src/state/dollar.ts';
import { chatMessageLength } from '#sync/endpoints/ai.ts';
import { typedQuestion, typeQuestion } from './typed-question.ts';

/** Opens the assistant with a question in its field, below what is half written there, for the person to send. */
export function askDollar(question: string, context: string): void {
  const typed = typedQuestion(context);
  const both = joinedOnce(typed, question);
  // What would be too long to be asked is not put together.
  typeQuestion(context, typed.includes(question) || both.length > chatMessageLength ? typed : both);
  openDollar(context);
}
