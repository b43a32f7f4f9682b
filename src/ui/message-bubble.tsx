import type { ReactNode } from 'react';

const looks = {
  mine: 'rounded-ee-sm bg-primary text-primary-content dark:bg-secondary dark:text-secondary-content',
  theirs: 'rounded-es-sm border border-base-300 bg-base-100 md:bg-base-200',
  waiting: 'rounded-ee-sm border border-dashed border-primary/70 bg-base-100',
  refused: 'rounded-ee-sm border border-error bg-error/10',
} as const;

/**
 * What somebody said, with a line about it and what can be done with it below. One's own stand on the other side, which only the
 * eye sees: `by` is heard before the words.
 */
export function MessageBubble({
  look,
  by,
  isMarked = false,
  note,
  actions,
  children,
}: {
  look: keyof typeof looks;
  by: string;
  /** It is the one that was sought. */
  isMarked?: boolean;
  note: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const isTheirs = look === 'theirs';
  return (
    <div
      className={`relative grid max-w-[85%] gap-1 ${isTheirs ? 'justify-items-start' : 'ms-auto justify-items-end'}`}
    >
      <span className="sr-only">{`${by}: `}</span>
      <div
        className={`max-w-full rounded-box px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${looks[look]} ${isMarked ? 'outline-3 outline-offset-2 outline-accent' : ''}`}
      >
        {children}
      </div>
      <p className={`text-xs text-quiet ${isTheirs ? '' : 'text-end'}`}>{note}</p>
      {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
    </div>
  );
}
