import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The same words written twice: each version whole, and the choice of one. */
export function Versions({
  title,
  versions,
  onChoose,
}: {
  title: string;
  versions: readonly { key: string; from: ReactNode; value: string }[];
  onChoose: (value: string) => void;
}) {
  return (
    <section
      aria-label={title}
      className="grid gap-3 rounded-field border border-s-4 border-base-300 border-s-warning bg-base-200 p-4"
    >
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ key, from, value }) => (
          <li key={key} className="flex flex-col gap-2 rounded-field border border-base-300 bg-base-100 p-3">
            <p className="text-sm text-quiet">{from}</p>
            <p className="max-h-60 grow overflow-y-auto whitespace-pre-wrap">{value || '(empty)'}</p>
            <Button small className="self-start" onClick={() => onChoose(value)}>
              Keep this one
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
