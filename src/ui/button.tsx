import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/**
 * Without a `type` it does not submit. `busy` keeps it in place, and deaf, while its work is under way; `later`, until its time
 * has come.
 */
export function Button({
  look,
  small,
  busy,
  later,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean; later?: boolean }) {
  const isDeaf = busy || later;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isDeaf || undefined}
      onClick={isDeaf ? (event) => event.preventDefault() : rest.onClick}
      className={`${buttonClass({ look, small })} ${className ?? ''}`}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-4 shrink-0 spins-after-a-blink" />}
      {children}
    </button>
  );
}
