/** Where the parts of a long page are. */
export function ContentsList({
  label,
  parts,
}: {
  label: string;
  parts: readonly { id: string; title: string }[];
}) {
  return (
    <nav aria-label={label} className="text-sm">
      <ul className="grid border-s border-base-300">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px inline-flex min-h-11 items-center border-s-2 border-transparent ps-4 py-1 text-quiet hover:border-accent hover:text-base-content lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
