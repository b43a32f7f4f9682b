import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { showToast } from '#src/state/toasts.ts';
import { writeQuestion } from './use-question.ts';

/** Puts a question about how to approach an investor into the AI search box, and says that it stands there. */
export function putQuestionAbout(name: string): void {
  writeQuestion(words.question(name));
  showToast({ kind: 'notice', source: 'ai-search', ...words.ready });
}
