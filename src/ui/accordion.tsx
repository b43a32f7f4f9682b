import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { RichText } from './rich-text.tsx';

/** Questions that unfold, one at a time. */
export function Accordion({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  // Details of one name close each other, without a script.
  const name = useId();
  return (
    <div className="divide-y divide-base-300 rounded-box border border-base-300/70 bg-base-100 shadow-lift">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <h3 className="font-medium">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[68ch] px-4 pb-4 text-quiet sm:px-5 sm:pb-5">
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
