import { Link } from 'wouter';
import { brand } from '#src/content/brand.ts';
import { paths } from '#src/paths.ts';

const links = [
  { href: paths.explore, label: 'Explore Opportunities' },
  { href: paths.submitPitch, label: 'Submit Pitch' },
];

const look = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer className="border-t border-base-300 bg-base-100 above-bottom-nav">
      <div className="gutter mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm">
        <p className="text-quiet">
          {brand.name}, {brand.tagline}. Nothing here is investment advice.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className={look}>
              {label}
            </Link>
          ))}
          <a href={`mailto:${brand.email}`} className={look}>
            {brand.email}
          </a>
        </nav>
      </div>
    </footer>
  );
}
