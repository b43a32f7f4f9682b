import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';

/** Things to do, in order, each leading to where it is done; what is done says so. */
export function StepList({
  steps,
  doneWord,
}: {
  steps: readonly { title: string; text: string; href: string; isDone: boolean }[];
  doneWord: string;
}) {
  return (
    <ol className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
      {steps.map(({ title, text, href, isDone }, at) => (
        <li key={title}>
          <Link href={href} className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-base-200 sm:px-5">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${isDone ? 'bg-success text-success-content' : 'bg-secondary text-secondary-content'}`}
            >
              {isDone ? <Check className="size-4" /> : at + 1}
            </span>
            <span className="grid min-w-0 grow gap-0.5">
              <span className="font-medium">
                {title}
                {isDone && <span className="sr-only"> ({doneWord})</span>}
              </span>
              {!isDone && <span className="text-sm text-quiet">{text}</span>}
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
