import { ThumbsDown, ThumbsUp } from 'lucide-react';

type Verdict = 'up' | 'down';

/** Below an answer: who gave it, what it is not, and what the person thinks of it. */
export function AnswerFoot({
  source,
  note,
  verdict,
  words,
  onRate,
}: {
  source: string;
  note: string;
  verdict?: Verdict;
  words: { group: string; up: string; down: string; thanks: string };
  /** Without it there is nothing to be said of the answer. */
  onRate?: (verdict: Verdict) => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-quiet">
      <p>
        <span className="font-medium">{source}</span> · {note}
      </p>
      {onRate && (
        <div role="group" aria-label={words.group} className="flex print:hidden">
          {verdicts.map(({ value, icon: Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={words[value]}
              aria-pressed={verdict === value}
              onClick={() => onRate(value)}
              className="btn btn-square h-11 w-11 btn-ghost aria-pressed:text-primary"
            >
              <Icon aria-hidden="true" className={`size-4 ${verdict === value ? 'fill-current' : ''}`} />
            </button>
          ))}
        </div>
      )}
      <p role="status" className={verdict && onRate ? 'basis-full' : 'sr-only'}>
        {verdict && onRate && words.thanks}
      </p>
    </div>
  );
}

const verdicts = [
  { value: 'up', icon: ThumbsUp },
  { value: 'down', icon: ThumbsDown },
] as const;
