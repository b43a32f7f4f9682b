import { Avatar } from './avatar.tsx';
import { Card } from './card.tsx';
import { Stars } from './stars.tsx';

/** What somebody said, and who. */
export function QuoteCard({
  quote,
  name,
  about,
  rating,
}: {
  quote: string;
  name: string;
  about: string;
  rating: number;
}) {
  return (
    <Card className="h-full p-5">
      <figure className="flex h-full flex-col gap-4">
        <Stars rating={rating} />
        <blockquote className="grow">{quote}</blockquote>
        <figcaption className="@container flex items-center gap-3">
          <Avatar name={name} />
          <span className="grid min-w-0 leading-snug">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-quiet">{about}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  );
}
