import { BookX } from 'lucide-react';
import { useParams } from 'wouter';
import { blog } from '#src/content/blog.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { useArticles } from '#src/data/use-articles.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { metadataOfArticle } from '#sync/metadata/of-records.ts';
import type { Article } from '#sync/records/article.ts';

const more = 3;

export function BlogArticlePage() {
  const { id } = useParams<{ id: string }>();
  const articles = useArticles();
  const everSynced = useEverSynced();
  const wasHere = useWasHere('deals');
  const mayArrive = useMayArrive();
  const article = articles?.find((one) => one.id === id);
  const isArriving = wasHere === undefined || (mayArrive && (wasHere || !everSynced));
  if (!articles || (!article && isArriving)) {
    return (
      <NeedsDatabase title="Article">
        <LoadingList label="Loading the article" />
      </NeedsDatabase>
    );
  }
  if (!article && wasHere) return <Missing {...(articles.length === 0 ? blog.deleted : blog.comingBack)} />;
  if (!article) return <Missing title={blog.missing} text={blog.empty.text} />;
  const others = articles.filter(({ kind, id: other }) => kind === article.kind && other !== id);
  return <Reading key={id} article={article} others={others.slice(0, more)} />;
}

function Reading({ article, others }: { article: Article; others: Article[] }) {
  const { kind, title, summary, body, source, tags, publishedAt } = article;
  useOwnMetadata(metadataOfArticle(article));
  return (
    <div className="grid gap-10">
      <article className="grid gap-6">
        <header className="grid gap-4">
          <BackLink href={paths.blog}>{blog.title}</BackLink>
          <PageHeading title={title} lead={summary} />
        </header>
        <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
          <Badge look="brand">{blog.kinds[kind]}</Badge>
          <span>
            {source}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          </span>
        </p>
        <Prose text={body} />
        <ul aria-label="Subjects" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-sm text-quiet">{blog.note}</p>
      </article>
      {others.length > 0 && (
        <section>
          <SectionHeading
            title="Read on"
            more={
              <ButtonLink href={paths.blog} small>
                All articles
              </ButtonLink>
            }
          />
          <LinkList
            label="More articles"
            leads={others.map((other) => ({
              href: paths.blogArticle(other.id),
              title: other.title,
              text: other.summary,
            }))}
          />
        </section>
      )}
    </div>
  );
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-6">
      <PageHeading title="Article" />
      <EmptyState icon={BookX} title={title} action={<ButtonLink href={paths.blog}>All articles</ButtonLink>}>
        {text}
      </EmptyState>
    </div>
  );
}
