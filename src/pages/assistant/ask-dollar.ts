import { openDollar } from '#src/state/dollar.ts';
import { typeQuestion } from './typed-question.ts';

/** Opens the assistant with a question in its field, for the person to send. */
export function askDollar(question: string, context: string): void {
  typeQuestion(context, question);
  openDollar(context);
}
