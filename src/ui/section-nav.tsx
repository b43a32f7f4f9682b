import { useRef } from 'react';
import { Link } from 'wouter';
import { useInView } from './use-in-view.ts';

/** The parts of a screen that has several, each at an address of its own. */
export function SectionNav({
  label,
  sections,
  current,
}: {
  label: string;
  sections: readonly { href: string; label: string }[];
  current: string;
}) {
  const row = useRef<HTMLUListElement>(null);
  useInView(row, `[href="${current}"]`);
  return (
    <nav aria-label={label}>
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 fades-where-more md:max-lg:gap-1.5 [scrollbar-width:none] *:shrink-0 lg:mx-0 lg:animate-none lg:flex-wrap lg:px-0"
      >
        {sections.map(({ href, label: text }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-base-content/30 px-4 font-medium hover:bg-base-200 aria-[current=page]:border-transparent aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-content"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
