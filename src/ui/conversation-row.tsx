import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from './avatar.tsx';

/** One conversation in a list: with whom, its last words, and how many of them are new. */
export function ConversationRow({
  href,
  current,
  name,
  about,
  time,
  words,
  unread,
  unreadLabel,
}: {
  href: string;
  current: boolean;
  name: ReactNode;
  about: string;
  time: ReactNode;
  /** None while they are looked up. */
  words: ReactNode;
  unread: number;
  /** What the count says to who does not see it. */
  unreadLabel: string;
}) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className="@container flex min-h-18 items-center gap-3 rounded-field px-3 py-2.5 hover:bg-base-200 aria-[current=page]:bg-base-200 aria-[current=page]:shadow-[inset_3px_0_var(--color-primary)]"
    >
      <Avatar name={typeof name === 'string' ? name : ''} />
      <span className="grid min-w-0 grow leading-snug">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className={`grow basis-24 truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            {name}
          </span>
          <span className="shrink-0 text-xs text-quiet">{time}</span>
        </span>
        {about && <span className="truncate text-sm text-quiet">{about}</span>}
        <span className="flex items-center justify-between gap-2">
          <span className={`min-h-lh truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-quiet'}`}>
            {words}
          </span>
          {unread > 0 && (
            <span className="grid min-w-6 shrink-0 place-items-center rounded-full bg-primary px-1.5 text-xs leading-6 font-bold text-primary-content tabular-nums">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{unreadLabel}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
