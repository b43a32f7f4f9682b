import { searchWords as words } from '#src/content/search.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import type { SearchResult } from '#sync/ai/rules/search-content.ts';

export function ResultCard({ result }: { result: SearchResult }) {
  const { kind, title, summary, source, date, href, relevance, matched } = result;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        <Badge look="brand">{words.kinds[kind]}</Badge>
        <Badge>{words.relevance(relevance)}</Badge>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </div>
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">{title}</h3>
      <p className="line-clamp-4 wrap-anywhere text-quiet">{summary}</p>
      {matched.length > 0 && <p className="text-sm wrap-anywhere">{words.matched(matched)}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-quiet">{source}</span>
        <ButtonLink href={href} small label={`${words.read}: ${title}`}>
          {words.read}
        </ButtonLink>
      </div>
    </Card>
  );
}
