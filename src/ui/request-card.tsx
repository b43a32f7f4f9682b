import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';

/** Somebody who wants to connect, or a pitch that is kept at hand: who, where, how much, and what can be done. */
export function RequestCard({
  name,
  place,
  total,
  min,
  isNew = false,
  actions,
}: {
  name: string;
  place: string;
  /** Amounts ready to read. */
  total: string;
  min: string;
  isNew?: boolean;
  actions: ReactNode;
}) {
  return (
    <li className="@container grid gap-3 p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="grid min-w-0 grow leading-snug">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{name}</span>
            {isNew && <Badge look="warn">New</Badge>}
          </span>
          <span className="text-sm text-quiet">{place}</span>
          <span className="mt-1 text-sm tabular-nums">
            Total <strong className="font-semibold">{total}</strong>, min{' '}
            <strong className="font-semibold">{min}</strong>
          </span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  );
}
