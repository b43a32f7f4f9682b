import { type ReactNode, useId } from 'react';
import type { FieldWords } from './field-frame.tsx';

/** Several boxes or buttons that answer one question. */
export function OptionGroup({
  label,
  hint,
  error,
  required,
  busy,
  className,
  children,
}: FieldWords & {
  className?: string;
  /** The answer is still being stored. */
  busy?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      aria-busy={busy || undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend
        className={`mb-1.5 font-medium ${required ? "after:text-error after:content-['_*'_/_'']" : ''}`}
      >
        {label}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-quiet">
          {hint}
        </p>
      )}
      <div className={className}>{children}</div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
