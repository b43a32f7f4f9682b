import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Tip } from './tip.tsx';
import { WorkState, type WorkStateName } from './work-state.tsx';

/** One thing that has not reached the server, or needs the person, in words. */
export function OutboxRow({
  title,
  detail,
  changes,
  state,
  reason,
  when,
  actions,
}: {
  title: string;
  detail: string;
  /** What the person wrote, a line each, and how to take back this one alone. */
  changes: readonly { key: string; words: string; onCancel?: () => void }[];
  state: WorkStateName;
  reason: string | null;
  when: ReactNode;
  actions: ReactNode;
}) {
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold">{title}</h2>
        <WorkState state={state} />
      </div>
      {detail && <p>{detail}</p>}
      {changes.length > 0 && (
        <ul className="grid gap-1 border-s-2 border-base-300 ps-3">
          {changes.map(({ key, words, onCancel }) => (
            <li key={key} className="flex min-w-0 items-center justify-between gap-2">
              {/* What was refused is nowhere else to be read. */}
              <span
                className={`min-w-0 break-words whitespace-pre-wrap ${state === 'needs-you' ? '' : 'line-clamp-3'}`}
              >
                {words}
              </span>
              {onCancel && (
                <button
                  type="button"
                  onClick={onCancel}
                  aria-label={`Cancel only ${words}`}
                  className="relative btn btn-square h-11 w-11 shrink-0 btn-ghost"
                >
                  <X aria-hidden="true" className="size-4" />
                  <Tip words="Cancel only this" />
                </button>
              )}
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
