import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { isComposing } from '#src/lib/is-composing.ts';
import { Button } from './button.tsx';
import { useGrowing } from './use-growing.ts';

/** Where something is asked in one's own words. Enter asks; Shift and Enter begin a line. */
export function QuestionBox({
  label,
  placeholder,
  text,
  maxLength,
  isAsking,
  words,
  field,
  onChange,
  onAsk,
}: {
  label: string;
  placeholder: string;
  text: string;
  maxLength: number;
  isAsking: boolean;
  words: { ask: string; asking: string };
  field?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onAsk: () => void;
}) {
  const around = useGrowing<HTMLFormElement>();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isAsking) onAsk();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being put together, Enter takes it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!isAsking) onAsk();
  }

  return (
    <form ref={around} method="dialog" onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="flex items-center gap-2 font-medium">
        <Sparkles aria-hidden="true" className="size-4 text-primary" />
        {label}
      </label>
      <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
        <textarea
          ref={field}
          id={id}
          rows={2}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          className="textarea field-sizing-content max-h-40 min-h-16 w-full text-base leading-relaxed"
        />
        <Button type="submit" look="primary" busy={isAsking}>
          {isAsking ? words.asking : words.ask}
        </Button>
      </div>
    </form>
  );
}
