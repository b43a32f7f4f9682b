import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/**
 * One line to subscribe with. `note` tells what became of it. What was typed before the app had taken the page over, or what
 * Firefox has put back there, stands in the field, and is told, too.
 */
export function NewsletterBox({
  title,
  lead,
  label,
  action,
  value,
  error,
  busy,
  note,
  onChange,
  onSubscribe,
}: {
  title: string;
  lead: string;
  label: string;
  action: string;
  value: string;
  error?: string;
  /** What was asked for is still being stored. */
  busy?: boolean;
  note: ReactNode;
  onChange: (value: string) => void;
  onSubscribe: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = form.current?.querySelector('input')?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  // The way to what must be put right.
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector('input')?.focus();
  }, [error]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubscribe();
  };
  return (
    <section
      aria-label={title}
      className="grid gap-5 rounded-box border border-base-300 bg-base-100 p-5 sm:p-8 lg:grid-cols-2 lg:gap-10"
    >
      <div>
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="mt-1 text-quiet">{lead}</p>
      </div>
      {/* Before the app has taken the page over a press does nothing. */}
      <form ref={form} noValidate method="dialog" onSubmit={send} className="grid content-center gap-3">
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            label={label}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={value}
            error={error}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button type="submit" look="primary" busy={busy} className="sm:below-label">
            {action}
          </Button>
        </div>
        {note}
      </form>
    </section>
  );
}
