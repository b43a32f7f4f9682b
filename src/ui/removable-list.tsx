import type { LucideIcon } from 'lucide-react';

/** Lines that can be taken out one by one. */
export function RemovableList({
  label,
  icon: Icon,
  entries,
  onRemove,
}: {
  label: string;
  icon: LucideIcon;
  entries: readonly { key: string; text: string }[];
  onRemove: (key: string) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-2">
      {entries.map(({ key, text }) => (
        <li
          key={key}
          tabIndex={-1}
          className="flex items-center justify-between gap-3 rounded-field border border-base-300 bg-base-200 ps-4 pe-1"
        >
          <span className="min-w-0 py-2">{text}</span>
          <button
            type="button"
            onClick={() => onRemove(key)}
            aria-label={`Remove ${text}`}
            className="btn btn-square h-11 w-11 shrink-0 btn-ghost"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
