import type { ReactNode } from 'react';

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was entered. */
  error?: string;
  required?: boolean;
};

/** A label above its control, with the hint and the error that describe it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label
        htmlFor={id}
        className={`font-medium ${required ? "after:text-error after:content-['_*'_/_'']" : ''}`}
      >
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-error">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Joins a control to the words of its frame. */
export function describedBy(id: string, { hint, error, required }: FieldWords) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}
