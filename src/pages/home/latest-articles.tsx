import { useArticles } from '#src/data/use-articles.ts';
import { CardRow } from '#src/ui/card-row.tsx';
import { Reading } from '#src/ui/reading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

const shown = 3;
const kinds = { guide: 'Guide', research: 'Research', trend: 'Trend', news: 'News' } as const;

export function LatestArticles() {
  const articles = useArticles();
  if (!articles || articles.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Worth reading" lead="Kept on this device, like everything here." />
      <CardRow>
        {articles.slice(0, shown).map(({ id, kind, title, summary, body, source }) => (
          <li key={id}>
            <Reading kind={kinds[kind]} title={title} summary={summary} body={body} source={source} />
          </li>
        ))}
      </CardRow>
    </section>
  );
}
