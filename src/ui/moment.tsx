import { timeAgo } from '#src/lib/time-ago.ts';
import { useNow } from './use-now.ts';

/** How long ago something was, kept true while it is looked at. */
export function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-IN')} className="whitespace-nowrap">
      {timeAgo(at, now)}
    </time>
  );
}
