import { Check } from 'lucide-react';

/** How far one is in a form of several steps. Every step can be gone to; `faulty` ones hold something to put right. */
export function WizardProgress({
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
      <ol className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-4">
        {steps.map(({ title, done, faulty }, index) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onChoose(index)}
              aria-current={index === current ? 'step' : undefined}
              className="group flex min-h-11 w-full cursor-pointer items-center gap-2 border-t-4 border-base-300 pt-2 text-start aria-[current=step]:border-primary"
            >
              <span
                aria-hidden="true"
                className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${faulty ? 'bg-error text-error-content' : done ? 'bg-success text-success-content' : 'bg-base-300 text-base-content group-aria-[current=step]:bg-primary group-aria-[current=step]:text-primary-content'}`}
              >
                {faulty ? '!' : done ? <Check className="size-3.5" /> : index + 1}
              </span>
              <span className="sr-only leading-tight font-medium text-quiet group-aria-[current=step]:text-base-content sm:not-sr-only sm:text-sm">
                {title}
                {faulty && <span className="sr-only"> (needs attention)</span>}
                {done && !faulty && <span className="sr-only"> (complete)</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-sm font-medium text-quiet">
        Step {current + 1} of {steps.length}
        <span className="sm:hidden">: {steps[current]?.title}</span>
      </p>
    </nav>
  );
}
