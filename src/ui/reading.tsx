import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { Prose } from './prose.tsx';

/** Something to read: its gist, and the whole text where it stands once the reader asks for it. */
export function Reading({
  kind,
  title,
  summary,
  body,
  source,
}: {
  kind: string;
  title: string;
  summary: string;
  body: string;
  source: string;
}) {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div>
        <Badge>{kind}</Badge>
      </div>
      <h3 className="text-lg leading-snug font-semibold">{title}</h3>
      <p className="text-sm text-quiet">{summary}</p>
      <details className="mt-auto">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          Read <span className="sr-only">{title}</span>
        </summary>
        <div className="grid gap-3 pt-2 text-sm">
          <Prose text={body} />
          <p className="text-quiet">{source}</p>
        </div>
      </details>
    </Card>
  );
}
