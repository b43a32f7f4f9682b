import { ChevronRight } from 'lucide-react';
import { Moment } from './moment.tsx';

type Version = {
  key: string;
  at: string;
  reason: string;
  /** Where it was written; not there where nobody knows. */
  writer?: string;
  /** Some words of each part that differs from now; '' where it was empty. */
  previews: readonly { label: string; words: string }[];
};

const mostPreviews = 3;

/** Versions of a text, each told by its words, to look at one. */
export function VersionList({
  versions,
  onChoose,
}: {
  versions: readonly Version[];
  onChoose: (key: string) => void;
}) {
  return (
    <ol aria-label="Versions, newest first" className="grid gap-2">
      {versions.map(({ key, at, reason, writer, previews }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChoose(key)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-field border border-base-300 bg-base-100 px-4 py-2.5 text-start hover:bg-base-200"
          >
            <span className="grid min-w-0 grow gap-1">
              <span>
                <span className="inline-block font-semibold first-letter:uppercase">
                  <Moment at={at} />
                </span>
                <span className="text-quiet">, {reason}</span>
              </span>
              {writer && <span className="text-sm text-quiet">Written on {writer}</span>}
              {previews.slice(0, mostPreviews).map(({ label, words }) => (
                <span key={label} className="line-clamp-2 text-sm">
                  <span className="text-quiet">{label}: </span>
                  {words === '' ? 'empty' : `“${words}”`}
                </span>
              ))}
              {previews.length > mostPreviews && (
                <span className="text-sm text-quiet">
                  Also differs in{' '}
                  {previews
                    .slice(mostPreviews)
                    .map(({ label }) => label)
                    .join(', ')}
                </span>
              )}
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </button>
        </li>
      ))}
    </ol>
  );
}
