import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';

/** Somebody of the team. */
export function MemberCard({
  name,
  role,
  bio,
  location,
  email,
  linkedIn,
  expertise,
}: {
  name: string;
  role: string;
  bio: string;
  location: string;
  email: string;
  linkedIn: string;
  expertise: readonly string[];
}) {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="@container flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 leading-snug">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm text-quiet">
            {role}, {location}
          </p>
        </div>
      </div>
      <p>{bio}</p>
      <ul aria-label={`Expertise of ${name}`} className="flex flex-wrap gap-2">
        {expertise.map((field) => (
          <li key={field}>
            <Badge>{field}</Badge>
          </li>
        ))}
      </ul>
      <dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm wrap-anywhere">
        <dt className="text-quiet">Email</dt>
        <dd>{email}</dd>
        <dt className="text-quiet">LinkedIn</dt>
        <dd>{linkedIn}</dd>
      </dl>
    </Card>
  );
}
