import { BookOpen } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { blog } from '#src/content/blog.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { useArticles } from '#src/data/use-articles.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Article } from '#sync/records/article.ts';
import { NewsletterForm } from './newsletter-form.tsx';

type Kind = Article['kind'] | 'all';
const tabs: { id: Kind; title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'guide', title: 'Guides' },
  { id: 'research', title: 'Research' },
  { id: 'trend', title: 'Trends' },
  { id: 'news', title: 'News' },
];

export function BlogPage() {
  const articles = useArticles();
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === query.get('kind'))?.id ?? 'all';
  return (
    <div className="grid gap-10">
      <PageHeading title={blog.title} lead={blog.lead} />
      <Tabs
        label="Kind of article"
        tabs={tabs}
        chosen={chosen}
        onChoose={(kind) => setQuery(kind === 'all' ? {} : { kind }, { replace: true })}
      >
        <ListRoom>
          <NeedsDatabase>
            <Articles articles={articles?.filter(({ kind }) => chosen === 'all' || kind === chosen)} />
          </NeedsDatabase>
        </ListRoom>
      </Tabs>
      <NewsletterForm />
    </div>
  );
}

function Articles({ articles }: { articles: Article[] | undefined }) {
  const wasHere = useWasHere('deals');
  const standing = useDealsHere(articles);
  if (!articles || standing === 'arriving') return <LoadingList label="Loading articles" />;
  if (articles.length === 0) {
    const { title, text } = wasHere && standing === 'missing' ? blog.deleted : blog.empty;
    return (
      <EmptyState icon={BookOpen} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <LinkList
      label="Articles"
      leads={articles.map(({ id, kind, title, summary, source, publishedAt }) => ({
        href: paths.blogArticle(id),
        title,
        text: summary,
        note: `${blog.kinds[kind]}, ${source}, ${formatDate(publishedAt).replaceAll(' ', '\u00a0')}`,
      }))}
    />
  );
}
