/** Names of firms as wordmarks, each with a small sign of its own. */
export function LogoStrip({ title, names, note }: { title: string; names: readonly string[]; note: string }) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-base-300 py-6"
    >
      <h2 className="text-sm font-medium text-quiet">{title}</h2>
      <ul className="grid grow gap-x-4 gap-y-3 max-lg:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] sm:grid-cols-3 sm:gap-x-8 lg:flex lg:flex-wrap">
        {names.map((name, at) => (
          <li
            key={name}
            className="flex items-center gap-1.5 font-bold tracking-tight text-quiet sm:gap-2 sm:text-lg"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="size-4 shrink-0 sm:size-5"
              fill="currentColor"
            >
              <path d={signs[at % signs.length]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">{note}</p>
    </section>
  );
}

const signs = [
  'M2 3h16v3H2zM2 8.5h10v3H2zM2 14h16v3H2z',
  'M10 1l9 9-9 9-9-9zM10 6l-4 4 4 4 4-4z',
  'M1 18V9a9 9 0 0 1 18 0v9h-5V9a4 4 0 0 0-8 0v9z',
  'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-1 4v10l6-5z',
  'M1 17C1 8 8 1 19 1 19 12 12 19 3 19l6-9z',
];
