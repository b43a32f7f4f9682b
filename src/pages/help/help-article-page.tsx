import { BookX } from 'lucide-react';
import { useParams } from 'wouter';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextBlocks } from '#src/ui/text-blocks.tsx';
import { helpArticle, helpCategories, type ListedArticle } from '#sync/ai/knowledge/articles.ts';
import { metadataOfHelpArticle } from '#sync/metadata/of-records.ts';

const more = 4;

export function HelpArticlePage() {
  const { slug } = useParams<{ slug: string }>();
  const article = helpArticle(slug);
  return article ? <Article key={slug} article={article} /> : <Missing />;
}

function Article({ article }: { article: ListedArticle }) {
  const { slug, title, summary, body, category, categoryId } = article;
  useOwnMetadata(metadataOfHelpArticle(article));
  const others = helpCategories
    .flatMap(({ id, articles }) => (id === categoryId ? articles : []))
    .filter((other) => other.slug !== slug);
  return (
    <div className="grid gap-10">
      <article className="grid gap-6">
        <header className="grid gap-4">
          <BackLink href={paths.helpCategory(categoryId)}>{category}</BackLink>
          <PageHeading title={title} lead={summary} />
        </header>
        <TextBlocks blocks={body} />
      </article>
      <section>
        <SectionHeading
          title={`More in ${category}`}
          more={
            <ButtonLink href={paths.contact} small>
              Not answered? Write to us
            </ButtonLink>
          }
        />
        <LinkList
          label="More articles"
          leads={others.slice(0, more).map((other) => ({
            href: paths.helpArticle(other.slug),
            title: other.title,
            text: other.summary,
          }))}
        />
      </section>
    </div>
  );
}

function Missing() {
  return (
    <div className="grid gap-6">
      <PageHeading title="Help Center" />
      <EmptyState
        icon={BookX}
        title="There is no article at this address"
        action={<ButtonLink href={paths.helpCenter}>All articles</ButtonLink>}
      >
        It may have another name now. The search finds it by any of its words.
      </EmptyState>
    </div>
  );
}
