import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** Several lines of text. It grows with what is written where the browser can: `rows` is what it begins with. */
export function TextAreaField({
  rows = 7,
  label,
  hint,
  error,
  required,
  id,
  ...rest
}: ComponentProps<'textarea'> & FieldWords) {
  const ownId = useId();
  const words = { label, hint, error, required };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...words}>
      <textarea
        rows={rows}
        {...rest}
        {...describedBy(fieldId, words)}
        className={`textarea field-sizing-content max-h-[70vh] w-full text-base leading-relaxed ${rows > 2 ? 'min-h-40' : 'min-h-20'} ${error ? 'textarea-error' : ''}`}
      />
    </FieldFrame>
  );
}
