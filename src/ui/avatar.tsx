import { initials } from '#src/lib/initials.ts';

/** A person or a firm by its initials. Decoration: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-feather bg-secondary text-sm font-semibold text-secondary-content"
    >
      {initials(name)}
    </span>
  );
}
