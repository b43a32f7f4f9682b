import { withoutLinks } from '#src/lib/inline-links.ts';
import type { Question } from '#sync/ai/knowledge/question.ts';
import type { OwnMetadata } from '#sync/metadata/page-metadata.ts';
import { questionsAnswered } from '#sync/metadata/schema-org.ts';

/** What a page of questions tells machines: the words without the addresses of their links. */
export function answered(questions: readonly Question[]): OwnMetadata {
  const plain = questions.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }));
  return { structuredData: [questionsAnswered(plain)] };
}
