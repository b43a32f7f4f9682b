/** Where else we are. Plain names: the marks belong to others. */
export function SocialLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: string; href: string }[];
}) {
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="me-2 font-semibold">{title}</p>
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center rounded-full border border-base-content/30 px-4 font-medium hover:bg-base-100"
        >
          {label}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      ))}
    </nav>
  );
}
