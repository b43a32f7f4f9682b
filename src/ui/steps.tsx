import { Check } from 'lucide-react';

/** The parts of a form, all within reach at any time. `faulty` ones hold something to put right. */
export function Steps({
  label,
  steps,
  current,
  onChoose,
}: {
  label: string;
  steps: readonly { title: string; done: boolean; faulty: boolean }[];
  current: number;
  onChoose: (step: number) => void;
}) {
  return (
    <nav aria-label={label}>
      <ol className="grid grid-cols-4 gap-2 lg:grid-cols-1 lg:gap-0">
        {steps.map(({ title, done, faulty }, index) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onChoose(index)}
              aria-current={index === current ? 'step' : undefined}
              className="group flex min-h-11 w-full cursor-pointer flex-col items-start gap-2 border-t-3 border-base-300 pt-2 text-start aria-[current=step]:border-primary lg:flex-row lg:items-center lg:border-t-0 lg:border-s-3 lg:px-3 lg:py-2 lg:hover:bg-base-100"
            >
              <span
                className={`grid size-6 place-items-center rounded-full text-xs font-bold ${faulty ? 'bg-error text-error-content' : done ? 'bg-success text-success-content' : 'bg-base-300 text-base-content group-aria-[current=step]:bg-primary group-aria-[current=step]:text-primary-content'}`}
              >
                {done && !faulty ? (
                  <Check aria-hidden="true" className="size-3.5" />
                ) : faulty ? (
                  '!'
                ) : (
                  index + 1
                )}
              </span>
              <span className="sr-only leading-tight font-medium text-quiet group-aria-[current=step]:text-base-content sm:not-sr-only sm:text-sm lg:text-base">
                {title}
                {done && !faulty && <span className="sr-only"> (complete)</span>}
                {faulty && <span className="sr-only"> (needs attention)</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 font-medium sm:hidden">
        {current + 1} of {steps.length}: {steps[current]?.title}
      </p>
    </nav>
  );
}
