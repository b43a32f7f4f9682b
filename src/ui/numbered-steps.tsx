import { RichText } from './rich-text.tsx';

/** What to do, in order. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-secondary text-sm font-bold text-secondary-content"
          >
            {at + 1}
          </span>
          <div className="min-w-0 pt-0.5">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-quiet">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
