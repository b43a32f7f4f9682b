import { useEffect, useState } from 'react';
import { timeAgo } from '#src/lib/time-ago.ts';

/** How long ago something was, kept true while it is looked at. */
export function Moment({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-IN')}>
      {timeAgo(at, now)}
    </time>
  );
}
