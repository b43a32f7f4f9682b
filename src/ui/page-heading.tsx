import { type ReactNode, useEffect, useRef } from 'react';
import { Unbroken } from './unbroken.tsx';

let pagesSeen = 0;

/**
 * The one main heading of a screen. It takes the focus when the person came here from another screen, so that a screen
 * reader says where they are.
 */
export function PageHeading({
  title,
  lead,
  large = false,
}: {
  title: string;
  lead?: ReactNode;
  large?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pagesSeen += 1;
    // Nor does it fold a menu that was opened before it came.
    if (pagesSeen > 1 && document.activeElement?.ariaExpanded !== 'true')
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={large ? 'grid gap-5' : 'grid gap-2'}>
      <h1
        ref={heading}
        tabIndex={-1}
        className={
          large
            ? 'text-[min(var(--text-4xl),14vw)] leading-[1.1] font-bold sm:text-5xl lg:text-[4rem] lg:leading-[1.02]'
            : 'text-[min(var(--text-3xl),14vw)] leading-[1.15] font-bold sm:text-4xl'
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
