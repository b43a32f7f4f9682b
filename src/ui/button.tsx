import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Without a `type` it does not submit. `busy` keeps it in place, and deaf, while its work is under way. */
export function Button({
  look,
  small,
  busy,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={`${buttonClass({ look, small })} ${className ?? ''}`}
    />
  );
}
