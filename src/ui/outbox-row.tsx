import { CircleAlert, Clock, Loader, type LucideIcon, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

const states: Record<
  'saved' | 'sending' | 'waiting' | 'needs-you',
  { icon: LucideIcon; text: string; ink: string }
> = {
  saved: { icon: Smartphone, text: 'Saved on this device', ink: 'text-success' },
  sending: { icon: Loader, text: 'Sending', ink: 'text-primary' },
  waiting: { icon: Clock, text: 'Waiting', ink: 'text-base-content' },
  'needs-you': { icon: CircleAlert, text: 'Needs you', ink: 'text-error' },
};

/** One thing that has not reached the server, in words. */
export function OutboxRow({
  title,
  detail,
  contents,
  state,
  reason,
  when,
  actions,
}: {
  title: string;
  detail: string;
  /** What the person wrote, a line each. */
  contents: readonly string[];
  state: keyof typeof states;
  reason: string | null;
  when: ReactNode;
  actions: ReactNode;
}) {
  const { icon: Icon, text, ink } = states[state];
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold">{title}</h2>
        <p className={`inline-flex items-center gap-1.5 text-sm font-medium ${ink}`}>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </p>
      </div>
      {detail && <p className="line-clamp-3">{detail}</p>}
      {contents.length > 0 && (
        <ul className="grid gap-1 border-s-2 border-base-300 ps-3">
          {contents.map((line) => (
            <li key={line} className="break-words whitespace-pre-wrap">
              {line}
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="rounded-field bg-base-200 px-3 py-2">{reason}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-quiet">{when}</p>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </Card>
  );
}
