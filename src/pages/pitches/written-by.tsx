import { Badge } from '#src/ui/badge.tsx';
import { Moment } from '#src/ui/moment.tsx';

/** Which device wrote a text, and when; nothing is said where that was not noted. */
export function WrittenBy({
  number,
  writing,
  here,
  isStanding,
}: {
  /** By which it is spoken of. */
  number: number;
  writing: { at: string; clientId: string } | undefined;
  here: string | undefined;
  isStanding: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <Badge look="brand">{number}</Badge>
        {writing && (
          <span>
            <span className="font-semibold text-base-content">{deviceOf(writing, here)}</span>,{' '}
            <Moment at={writing.at} />
          </span>
        )}
      </span>
      {isStanding && <Badge>In the pitch now</Badge>}
    </div>
  );
}

export function deviceOf({ clientId }: { clientId: string }, here: string | undefined): string {
  return clientId === here ? 'This device' : 'Another device';
}
