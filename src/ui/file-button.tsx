import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

/** Has files chosen, more than one at a time. */
export function FileButton({
  label,
  accept,
  onChoose,
}: {
  label: string;
  accept: string;
  onChoose: (files: File[]) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => field.current?.click()}
        className="btn h-12 w-12 shrink-0 btn-square btn-ghost"
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
