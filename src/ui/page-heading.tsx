import { type ReactNode, useEffect, useRef } from 'react';

let pagesSeen = 0;

/**
 * The one main heading of a screen. It names the document, and takes the focus when the person came here from
 * another screen, so that a screen reader says where they are.
 */
export function PageHeading({
  title,
  documentTitle = title,
  lead,
  large = false,
}: {
  title: string;
  documentTitle?: string;
  lead?: ReactNode;
  large?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle.startsWith('Pankh') ? documentTitle : `${documentTitle} | Pankh`;
  }, [documentTitle]);
  useEffect(() => {
    pagesSeen += 1;
    if (pagesSeen > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-2">
      <h1
        ref={heading}
        tabIndex={-1}
        className={
          large
            ? 'text-[2.1rem] leading-[1.12] font-bold sm:text-5xl'
            : 'text-[1.7rem] leading-tight font-bold sm:text-4xl'
        }
      >
        {title}
      </h1>
      {lead && <div className={`max-w-[62ch] text-quiet ${large ? 'sm:text-lg' : ''}`}>{lead}</div>}
    </div>
  );
}
