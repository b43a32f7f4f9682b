import { dollarWords as words } from '#src/content/dollar.ts';
import { joinedWords } from '#src/data/words/joined-words.ts';
import { openDollar } from '#src/state/dollar.ts';
import { showToast } from '#src/state/toasts.ts';
import { chatMessageLength } from '#sync/endpoints/ai.ts';
import { typedQuestion, typeQuestion } from './typed-question.ts';

/** Opens the assistant with a question in its field, below what is half written there, for the person to send. */
export function askDollar(question: string, context: string): void {
  const typed = typedQuestion(context);
  const both = withQuestion(typed, question);
  // What would be too long to be asked is not put together.
  const isTooLong = both !== typed && both.length > chatMessageLength;
  if (isTooLong) showToast({ kind: 'notice', ...words.tooLong });
  else typeQuestion(context, both);
  openDollar(context);
}

function withQuestion(typed: string, question: string): string {
  if (question.startsWith(typed)) return question;
  // Part of a line is another question.
  return `\n${typed}\n`.includes(`\n${question}\n`) ? typed : joinedWords(typed, question);
}
