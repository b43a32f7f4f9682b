import { LoaderCircle, SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { isComposing } from '#src/lib/is-composing.ts';
import { useGrowing } from './use-growing.ts';

/** Where a question is written. Enter sends it; Shift and Enter begin a line. It rests while an answer is under way. */
export function ChatField({
  ref,
  label,
  sendLabel,
  text,
  maxLength,
  isPending,
  onChange,
  onSend,
}: {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  sendLabel: string;
  text: string;
  maxLength: number;
  isPending: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}) {
  const form = useGrowing<HTMLFormElement>();
  const cannot = isPending || text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!cannot) onSend();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being put together, Enter takes it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!cannot) onSend();
  }

  return (
    <form ref={form} onSubmit={submit} className="flex items-end gap-2">
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="send"
        disabled={isPending}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className="textarea field-sizing-content max-h-40 min-h-12 w-full resize-none py-2.5 text-base leading-relaxed"
      />
      <button
        type="submit"
        aria-label={sendLabel}
        disabled={cannot}
        className="btn h-12 w-12 shrink-0 btn-square btn-primary"
      >
        {isPending ? (
          <LoaderCircle aria-hidden="true" className="size-5 spins-after-a-blink" />
        ) : (
          <SendHorizontal aria-hidden="true" className="size-5" />
        )}
      </button>
    </form>
  );
}
