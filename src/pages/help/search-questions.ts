import { withoutLinks } from '#src/lib/inline-links.ts';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
import { occurrences, type Range } from './occurrences.ts';
import { wordsOf } from './words-of.ts';

/** A last sentence that is nothing but a link. */
const leadingOn = /(?<=\.)\s+\[([^\]]+)\]\((\/[^)]+)\)\.?$/;

export type FoundQuestion = {
  question: string;
  questionRanges: Range[];
  answer: string;
  answerRanges: Range[];
  /** Where its answer leads on. */
  more?: { label: string; href: string };
};

const asked = [...helpFaq, ...helpCenterFaq].map(({ question, answer }) => {
  const said = answer.replace(leadingOn, '');
  const [, label, href] = leadingOn.exec(answer) ?? [];
  return { question, answer: withoutLinks(said), ...(label && href && { more: { label, href } }) };
});

/** The questions that hold every word, themselves, in their answers or in where these lead on; those that hold all of them themselves come first. */
export function searchQuestions(query: string): FoundQuestion[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every((word) => occurrences(text, [word]).length > 0);
  return asked
    .filter(({ question, answer, more }) => holdsAll(`${question} ${answer} ${more?.label ?? ''}`))
    .sort((one, other) => Number(holdsAll(other.question)) - Number(holdsAll(one.question)))
    .map(({ question, answer, more }) => ({
      question,
      questionRanges: occurrences(question, words),
      answer,
      answerRanges: occurrences(answer, words),
      ...(more && { more }),
    }));
}
