import { ChevronRight } from 'lucide-react';
import { Moment } from './moment.tsx';

/** Versions of a text, to look at one. */
export function VersionList({
  versions,
  onChoose,
}: {
  versions: readonly {
    key: string;
    at: string;
    reason: string;
    differs: readonly string[];
    preview: string;
  }[];
  onChoose: (key: string) => void;
}) {
  return (
    <ol aria-label="Versions, newest first" className="grid gap-2">
      {versions.map(({ key, at, reason, differs, preview }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChoose(key)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-field border border-base-300 bg-base-100 px-4 py-2.5 text-start hover:bg-base-200"
          >
            <span className="grid min-w-0 grow gap-0.5">
              <span>
                <span className="inline-block font-semibold first-letter:uppercase">
                  <Moment at={at} />
                </span>
                <span className="text-quiet">, {reason}</span>
              </span>
              <span className="text-sm text-quiet">Differs in {differs.join(', ')}</span>
              {preview !== '' && <span className="line-clamp-2 text-sm">“{preview}”</span>}
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </button>
        </li>
      ))}
    </ol>
  );
}
