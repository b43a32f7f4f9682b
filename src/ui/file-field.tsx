import { type Ref, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** A file of the person's device. */
export function FileField({
  ref,
  label,
  hint,
  error,
  required,
  accept,
  onChoose,
}: FieldWords & { ref?: Ref<HTMLInputElement>; accept: string; onChoose: (file: File | undefined) => void }) {
  const id = useId();
  const words = { label, hint, error, required };
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...describedBy(id, words)}
        ref={ref}
        type="file"
        accept={accept}
        onChange={(event) => onChoose(event.target.files?.[0])}
        className={`h-11 w-full cursor-pointer rounded-field border bg-base-100 pe-3 text-base file:me-4 file:h-full file:cursor-pointer file:border-0 file:bg-base-200 file:px-4 file:font-semibold file:text-base-content ${error ? 'border-error' : 'border-base-content/50'}`}
      />
    </FieldFrame>
  );
}
