import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { useGrowing } from './use-growing.ts';

/** Several lines of text, as tall as what is written: five lines at least, or two where `rows` asks for no more. */
export function TextAreaField({
  rows = 7,
  label,
  hint,
  error,
  required,
  id,
  ...rest
}: ComponentProps<'textarea'> & FieldWords) {
  const around = useGrowing<HTMLDivElement>();
  const ownId = useId();
  const words = { label, hint, error, required };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...words}>
      <div ref={around} className="grid">
        <textarea
          rows={rows}
          {...rest}
          {...describedBy(fieldId, words)}
          className={`textarea field-sizing-content max-h-[70vh] w-full text-base leading-relaxed ${rows > 2 ? 'min-h-40' : 'min-h-20'} ${error ? 'textarea-error' : ''}`}
        />
      </div>
    </FieldFrame>
  );
}
