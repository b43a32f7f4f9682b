import { SearchX } from 'lucide-react';
import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { MarkedText } from '#src/ui/marked-text.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useFoundArticles } from './use-found-articles.ts';

/** Searches the articles as one types, on the device. */
export function HelpSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const found = useFoundArticles(query);
  const articles = query.trim() === '' ? null : (found?.articles ?? null);
  const count = countOf(articles?.length ?? 0, 'article');
  return (
    <search className="grid gap-4">
      <SearchField label="Search help" placeholder="Search help articles" value={query} onChange={onQuery} />
      <p role="status" className={articles?.length ? 'text-sm text-quiet' : 'sr-only'}>
        {articles && said(count, articles.length, found?.isExact)}
      </p>
      {articles?.length === 0 && (
        <EmptyState icon={SearchX} title="No articles found">
          Try another word, or <TextLink href={paths.contact}>write to us</TextLink>.
        </EmptyState>
      )}
      {articles && articles.length > 0 && (
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
    </search>
  );
}

function said(counted: string, count: number, isExact = false): string {
  if (count === 0) return 'No article has these words.';
  return isExact ? `${counted} found` : `No exact match. ${counted} with similar words`;
}
