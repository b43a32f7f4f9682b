import { type ComponentProps, type ReactNode, useId } from 'react';

/** A box to tick, with its sentence. */
export function CheckField({
  label,
  error,
  id: given,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string }) {
  const made = useId();
  const id = given ?? made;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`checkbox shrink-0 checkbox-primary ${error ? 'checkbox-error' : ''}`}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}
