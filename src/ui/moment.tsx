import { localFormat } from '#src/lib/local-format.ts';
import { timeAgo } from '#src/lib/time-ago.ts';
import { useNow } from './use-now.ts';

const numbers = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const toTheSecond = localFormat(Object.fromEntries(numbers.map((part) => [part, 'numeric'])));

/** How long ago something was, kept true while it is looked at. */
export function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={toTheSecond(new Date(at))} className="whitespace-nowrap">
      {timeAgo(at, now)}
    </time>
  );
}
