import { initials } from '#src/lib/initials.ts';

/**
 * A person or a firm by its initials. Decoration: the name stands beside it, and has the room to itself where the row, a
 * `@container`, is too narrow for both, as it is on a phone with large letters.
 */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 @max-[12rem]:hidden place-items-center rounded-feather bg-secondary text-sm font-semibold text-secondary-content"
    >
      {initials(name)}
    </span>
  );
}
