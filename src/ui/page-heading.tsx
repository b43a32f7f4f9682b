import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Unbroken } from './unbroken.tsx';

let isFirst = true;

/**
 * The one main heading of a screen. It takes the focus when the person came here from another screen, so that a screen reader
 * says where they are. `onPhone`: smaller there, or as small as a long title in one line has to be, and without its lead, it
 * leaves the screen to the list below it.
 */
export function PageHeading({
  title,
  lead,
  large = false,
  onPhone = 'full',
}: {
  title: string;
  lead?: ReactNode;
  large?: boolean;
  onPhone?: 'full' | 'small' | 'in-one-line';
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTold = useRef(false);
  // With the screen, not a moment after it: who presses a menu's button in between would see the menu fold again.
  useLayoutEffect(() => {
    // A menu that was opened before it came would fold.
    if (!isFirst && !isTold.current && !document.querySelector('header [aria-expanded=true]'))
      heading.current?.focus({ preventScroll: true });
    isFirst = false;
    isTold.current = true;
  }, []);
  return (
    <div className={large ? 'grid gap-5' : 'grid gap-2'}>
      <h1
        ref={heading}
        tabIndex={-1}
        className={
          large
            ? 'font-bold text-[min(var(--text-4xl),12vw)] leading-[1.1] sm:text-5xl lg:text-[4rem] lg:leading-[1.02]'
            : `font-bold leading-[1.15] sm:text-4xl heading-${onPhone}`
        }
      >
        <Unbroken text={title} />
      </h1>
      {lead && (
        <div className={`max-w-[62ch] text-quiet ${large ? 'text-lg sm:text-xl sm:leading-normal' : ''}`}>
          {lead}
        </div>
      )}
    </div>
  );
}
