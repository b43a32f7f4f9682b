import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { isComposing } from '#src/lib/is-composing.ts';
import { useGrowing } from './use-growing.ts';

/**
 * Where a message is written, and its button, within the thumb's reach. Enter sends where there is a keyboard; on a phone it
 * begins a line, as Shift and Enter do.
 */
export function MessageBox({
  ref,
  label,
  sendLabel,
  text,
  maxLength,
  note,
  hasFiles = false,
  attach,
  onChange,
  onSend,
}: {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  sendLabel: string;
  text: string;
  maxLength: number;
  note: string;
  /** Files go along: there need be no words. */
  hasFiles?: boolean;
  /** How files are chosen. */
  attach?: ReactNode;
  onChange: (text: string) => void;
  onSend: () => void;
}) {
  const form = useGrowing<HTMLFormElement>();
  const isEmpty = text.trim() === '' && !hasFiles;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) onSend();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being put together, Enter takes it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    if (!event.ctrlKey && !event.metaKey && matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    if (!isEmpty) onSend();
  }

  return (
    <form ref={form} onSubmit={submit} className="@container grid gap-1">
      {/* With large letters on a phone the buttons stand in a row of their own. */}
      <div className="flex items-end gap-2 @max-[12rem]:flex-wrap @max-[12rem]:justify-between">
        {attach}
        <textarea
          ref={ref}
          rows={1}
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="enter"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          className="textarea @max-[12rem]:order-first field-sizing-content max-h-[min(40vh,14rem)] min-h-12 w-full resize-none py-2.5 text-base leading-relaxed placeholder:truncate"
        />
        <button
          type="submit"
          aria-label={sendLabel}
          aria-disabled={isEmpty || undefined}
          className="btn h-12 w-12 shrink-0 btn-square btn-primary"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      {note && <p className="text-xs text-quiet">{note}</p>}
    </form>
  );
}
