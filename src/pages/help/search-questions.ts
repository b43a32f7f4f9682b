import { withoutLinks } from '#src/lib/inline-links.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
import { occurrences, type Range } from './occurrences.ts';
import { wordsOf } from './words-of.ts';

export type FoundQuestion = {
  question: string;
  questionRanges: Range[];
  answer: string;
  answerRanges: Range[];
};

// Both pages ask some of the same: it is found once.
const asked = new Map(
  [...helpFaq, ...helpCenterFaq].map(({ question, answer }) => [question, withoutLinks(answer)]),
);

/** The questions that hold every word, themselves or in their answers; those that hold all of them themselves come first. */
export function searchQuestions(query: string): FoundQuestion[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every((word) => occurrences(text, [word]).length > 0);
  return [...asked]
    .filter(([question, answer]) => holdsAll(`${question} ${answer}`))
    .sort(([one], [other]) => Number(holdsAll(other)) - Number(holdsAll(one)))
    .map(([question, answer]) => ({
      question,
      questionRanges: occurrences(question, words),
      answer,
      answerRanges: occurrences(answer, words),
    }));
}
