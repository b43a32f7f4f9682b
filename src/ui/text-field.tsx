import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: ComponentProps<'input'> & FieldWords) {
  const ownId = useId();
  const words = { label, hint, error, required };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...words}>
      <input
        {...rest}
        {...describedBy(fieldId, words)}
        className={`input w-full text-base ${error ? 'input-error' : ''} ${className ?? ''}`}
      />
    </FieldFrame>
  );
}
