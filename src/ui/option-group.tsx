import { type ReactNode, useId } from 'react';
import type { FieldWords } from './field-frame.tsx';

/** Several boxes or buttons that answer one question. It can be jumped to by its id. */
export function OptionGroup({
  id: given,
  label,
  hint,
  error,
  required,
  busy,
  className,
  children,
}: FieldWords & {
  id?: string;
  className?: string;
  /** The answer is still being stored. */
  busy?: boolean;
  children: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      aria-busy={busy || undefined}
      className={`grid min-w-0 gap-1.5 ${error ? 'rounded-field outline-offset-4 focus:outline-2!' : ''}`}
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
