import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Something that was said, found by its words: it leads to where it was said. */
export function FoundRow({
  href,
  who,
  time,
  words,
  onChoose,
}: {
  href: string;
  who: string;
  time: ReactNode;
  words: ReactNode;
  onChoose?: () => void;
}) {
  return (
    <Link
      href={href}
      onClick={onChoose}
      className="grid min-h-14 content-center rounded-field px-3 py-2 leading-snug hover:bg-base-200"
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate text-sm font-semibold">{who}</span>
        <span className="shrink-0 text-xs text-quiet">{time}</span>
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere">{words}</span>
    </Link>
  );
}
