import { useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/** A file of the person's device. */
export function FileField({
  label,
  hint,
  error,
  required,
  accept,
  onChoose,
}: FieldWords & { accept: string; onChoose: (file: File | undefined) => void }) {
  const id = useId();
  const words = { label, hint, error, required };
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...describedBy(id, words)}
        type="file"
        accept={accept}
        onChange={(event) => onChoose(event.target.files?.[0])}
        className={`file-input h-11 w-full ${error ? 'file-input-error' : ''}`}
      />
    </FieldFrame>
  );
}
