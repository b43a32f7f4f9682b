import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { searchArticles } from './search-articles.ts';
import { searchQuestions } from './search-questions.ts';

/** The articles, and the answered questions, in which somebody's words stand. */
export function FoundHelp({ query }: { query: string }) {
  const found = useMemo(() => searchArticles(query), [query]);
  const questions = useMemo(() => searchQuestions(query), [query]);
  // Similar words are for where nothing has the very words.
  const articles = found.isExact || questions.length === 0 ? found.articles : [];
  const isAsked = query.trim() !== '';
  const isNothing = articles.length === 0 && questions.length === 0;
  const counted = [
    ...(articles.length > 0 ? [countOf(articles.length, 'article')] : []),
    ...(questions.length > 0 ? [countOf(questions.length, 'question')] : []),
  ].join(' and ');
  return (
    <>
      <p role="status" className={isAsked && !isNothing ? 'text-sm text-quiet' : 'sr-only'}>
        {isAsked && said(counted, found.isExact || questions.length > 0)}
      </p>
      {isAsked && isNothing && (
        <EmptyState icon={SearchX} title="No articles found">
          Try another word, or <TextLink href={paths.contact}>write to us</TextLink>.
        </EmptyState>
      )}
      {questions.length > 0 && (
        <ul aria-label="Questions found" className="grid gap-3">
          {questions.map(({ question, questionRanges, answer, answerRanges, more }) => (
            <li key={question}>
              <Card className="grid gap-1 px-4 py-3.5 sm:px-5">
                <h2 className="font-medium">
                  <MarkedText text={question} ranges={questionRanges} />
                </h2>
                <p className="max-w-[68ch] text-quiet">
                  <MarkedText text={answer} ranges={answerRanges} />
                </p>
                {more && (
                  <p>
                    <TextLink alone href={more.href}>
                      {more.label}
                    </TextLink>
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <LinkList
          label="Articles found"
          leads={articles.map(({ slug, category, title, titleRanges, excerpt, excerptRanges }) => ({
            href: paths.helpArticle(slug),
            title: <MarkedText text={title} ranges={titleRanges} />,
            text: <MarkedText text={excerpt} ranges={excerptRanges} />,
            note: category,
          }))}
        />
      )}
    </>
  );
}

function said(counted: string, isExact: boolean): string {
  if (counted === '') return 'No article has these words.';
  return isExact ? `${counted} found` : `No exact match. ${counted} with similar words`;
}
