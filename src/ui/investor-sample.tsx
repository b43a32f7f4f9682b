import { Link } from 'wouter';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';

/** Texts may be empty. */
export type InvestorGlance = {
  href: string;
  name: string;
  place: string;
  type: string;
  stages: string;
  thesis: string;
};

/** An investor at a glance. */
export function InvestorSample({ href, name, place, type, stages, thesis }: InvestorGlance) {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="font-semibold">
            <Link href={href} className="hover:underline">
              {name}
            </Link>
          </h3>
          {place && <p className="truncate text-sm text-quiet">{place}</p>}
        </div>
      </div>
      {type && (
        <div>
          <Badge>{type}</Badge>
        </div>
      )}
      {thesis && <p className="line-clamp-3 text-sm text-quiet">{thesis}</p>}
      {stages && <p className="mt-auto line-clamp-2 text-sm">{stages}</p>}
    </Card>
  );
}
