import type { ReactNode } from 'react';
import { Link } from 'wouter';

type FooterLink = { href: string; label: string };

const look = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

export function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-base-300 bg-base-100 above-bottom-nav">
      <div className="gutter mx-auto max-w-page text-sm">{children}</div>
    </footer>
  );
}

/** A sentence with an address to write to, and one line of links. */
export function FooterBar({ note, links, email }: { note: string; links: FooterLink[]; email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
      <div className="wrap-anywhere">
        <p className="text-quiet">{note}</p>
        <a href={`mailto:${email}`} className={look}>
          {email}
        </a>
      </div>
      <nav
        aria-label="Footer"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className={look}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Links by subject, side by side where there is room. An address that begins with # is a part of this page. */
export function FooterGroups({ groups }: { groups: { title: string; links: FooterLink[] }[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-8 border-b border-base-300 py-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
      {groups.map(({ title, links }, at) => (
        <nav
          key={title}
          aria-label={title}
          // Where two stand side by side, the last of an even number has the row to itself.
          className={at === 0 ? 'col-span-full lg:col-span-1' : 'max-[33.5rem]:last:even:col-span-full'}
        >
          <p className="mb-1 font-semibold">{title}</p>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6">
            {links.map(({ href, label }) => (
              <li key={label}>
                {href.startsWith('#') ? (
                  <a href={href} className={`${look} text-quiet`}>
                    {label}
                  </a>
                ) : (
                  <Link href={href} className={`${look} text-quiet`}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
