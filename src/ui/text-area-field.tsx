import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** Several lines of text. It grows with what is written where the browser can. */
export function TextAreaField({
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
        rows={7}
        {...rest}
        {...describedBy(fieldId, words)}
        className={`textarea field-sizing-content max-h-[70vh] min-h-40 w-full text-base leading-relaxed ${error ? 'textarea-error' : ''}`}
      />
    </FieldFrame>
  );
}
