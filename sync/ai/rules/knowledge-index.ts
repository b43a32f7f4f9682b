import { siteMap } from '../../site-map.ts';
import { helpArticles } from '../knowledge/articles.ts';
import { founderFaq } from '../knowledge/founder-faq.ts';
import { helpCenterFaq } from '../knowledge/help-center-faq.ts';
import { helpFaq } from '../knowledge/help-faq.ts';
import { investorFaq } from '../knowledge/investor-faq.ts';
import type { Question } from '../knowledge/question.ts';
import { indexed, type RelevanceIndex, ranked, type SearchedField } from '../relevance.ts';
import type { Term } from '../thesaurus.ts';

/** Something of ours that answers. `paragraphs` are plain text with [links](/path). */
export type Source = {
  kind: 'article' | 'question' | 'screen';
  title: string;
  href: string;
  summary: string;
  paragraphs: readonly string[];
};
/** `isNamed`: its title or summary holds a word of the question, and not its long text alone. */
export type FoundSource = { source: Source; score: number; isNamed: boolean };

/** A screen is only a place to go to. */
const favour: Record<Source['kind'], number> = { question: 1, article: 1, screen: 0.8 };

export const sources: readonly Source[] = [
  ...helpArticles.map(
    ({ slug, title, summary, body }): Source => ({
      kind: 'article',
      title,
      href: `/help-center/${slug}`,
      summary,
      paragraphs: body,
    }),
  ),
  ...questionsAt('/help', helpFaq),
  ...questionsAt('/help-center', helpCenterFaq),
  ...founderFaq.groups.flatMap(({ questions }) => questionsAt('/entrepreneur-faq', questions)),
  ...investorFaq.groups.flatMap(({ questions }) => questionsAt('/investor-faq', questions)),
  ...siteMap
    .filter(({ path }) => !/:\w+$/.test(path) && path !== '/daily-mail')
    .map(
      ({ example, title, description }): Source => ({
        kind: 'screen',
        title,
        href: example,
        summary: description,
        paragraphs: [],
      }),
    ),
];

let index: RelevanceIndex | null = null;

/** What of our articles, questions and screens answers best, first; each with the share of the question it answers. */
export function findSources(question: readonly Term[]): FoundSource[] {
  // Built when it is first asked for: whoever only analyses never needs it.
  index ??= indexed(sources.map(fieldsOf));
  return ranked(index, question)
    .flatMap(({ at, score, matches }) => {
      const source = sources[at];
      const isNamed = matches.some(({ field }) => field !== 'text');
      return source ? [{ source, score: score * favour[source.kind], isNamed }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

function questionsAt(href: string, questions: readonly Question[]): Source[] {
  return questions.map(({ question, answer }) => ({
    kind: 'question',
    title: question,
    href,
    summary: answer,
    paragraphs: [],
  }));
}

function fieldsOf({ title, summary, paragraphs }: Source): SearchedField[] {
  return [
    { name: 'title', text: title, weight: 1 },
    { name: 'summary', text: summary, weight: 0.5 },
    { name: 'text', text: paragraphs.join(' '), weight: 0.25 },
  ];
}
