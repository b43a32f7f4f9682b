import { useEffect, useId, useRef, useState } from 'react';
import { codeDigits } from '../lib/code-digits.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

/**
 * A code, typed into one input that is drawn as a row of cells: so that keypads, autofill, paste and screen readers meet a
 * plain field. A cell that is filled is written over, as in boxes of their own. `onFull` is told once all are filled.
 */
export function CodeField({
  label,
  hint,
  error,
  length,
  value,
  onChange,
  onFull,
  disabled,
  takesFocus = false,
}: FieldWords & {
  length: number;
  value: string;
  onChange: (code: string) => void;
  onFull: (code: string) => void;
  disabled?: boolean;
  /** A code is on its way: the person goes on here. */
  takesFocus?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const words = { label, hint, error };
  // A code that was wrong is taken out without the caret's being told.
  const current = active === null ? null : Math.min(active, value.length, length - 1);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function change(text: string) {
    const code = codeDigits(text, length);
    onChange(code);
    if (code.length === length && code !== value) onFull(code);
  }

  /** The cell at the caret is chosen whole: what is typed next takes its place. */
  function follow() {
    const element = input.current;
    if (!element || document.activeElement !== element) return setActive(null);
    const { selectionStart, selectionEnd } = element;
    const at = selectionStart ?? 0;
    if (at === selectionEnd && at < element.value.length) element.setSelectionRange(at, at + 1);
    setActive(Math.min(at, length - 1));
  }

  function goTo(cell: number) {
    const at = Math.min(cell, value.length);
    input.current?.setSelectionRange(at, Math.min(at + 1, value.length));
    setActive(Math.min(at, length - 1));
  }

  return (
    <FieldFrame id={id} {...words}>
      <div className="relative w-full max-w-88">
        <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-2">
          {Array.from({ length }, (_, cell) => (
            <span
              key={cell}
              className={`grid h-13 place-items-center rounded-field border bg-base-100 text-2xl font-semibold tabular-nums ${error ? 'border-error' : 'border-base-content/50'} ${cell === current ? 'outline-2 outline-primary' : ''} ${disabled ? 'opacity-60' : ''}`}
            >
              {value[cell] ?? ''}
            </span>
          ))}
        </div>
        <input
          ref={input}
          {...describedBy(id, words)}
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          enterKeyHint="done"
          readOnly={disabled}
          value={value}
          onChange={(event) => change(event.target.value)}
          onSelect={follow}
          onFocus={follow}
          onClick={(event) => goTo(cellUnder(event.currentTarget, event.clientX, length))}
          onKeyDown={(event) => {
            // In a row of boxes the arrow leaves a box; a chosen cell would only lose its choice.
            const { selectionStart, selectionEnd } = event.currentTarget;
            if (event.key !== 'ArrowLeft' || selectionStart === null || selectionStart === selectionEnd)
              return;
            event.preventDefault();
            goTo(Math.max(0, selectionStart - 1));
          }}
          onBlur={() => setActive(null)}
          className="absolute inset-0 size-full cursor-text rounded-field bg-transparent text-2xl text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </FieldFrame>
  );
}

function cellUnder(element: HTMLElement, x: number, length: number): number {
  const { left, width } = element.getBoundingClientRect();
  return Math.min(length - 1, Math.max(0, Math.floor(((x - left) / width) * length)));
}
