import { joinedOnce } from '#src/data/joined-words.ts';
import { openDollar } from '#src/state/dollar.ts';
import { typedQuestion, typeQuestion } from './typed-question.ts';

/** Opens the assistant with a question in its field, below what is half written there, for the person to send. */
export function askDollar(question: string, context: string): void {
  const typed = typedQuestion(context);
  typeQuestion(context, typed.includes(question) ? typed : joinedOnce(typed, question));
  openDollar(context);
}
