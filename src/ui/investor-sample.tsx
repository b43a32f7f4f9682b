import { Link } from 'wouter';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';

/** An investor at a glance. `range`: what they invest in one company. Texts but the name may be empty. */
export function InvestorSample({
  href,
  name,
  place,
  range,
  about,
  expertise,
}: {
  href: string;
  name: string;
  place: string;
  range: string;
  about: string;
  expertise: string;
}) {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="@container flex items-center gap-3">
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
      {range && (
        <div>
          <Badge>{range}</Badge>
        </div>
      )}
      {about && <p className="line-clamp-3 text-sm text-quiet">{about}</p>}
      {expertise && <p className="mt-auto line-clamp-2 text-sm">{expertise}</p>}
    </Card>
  );
}
