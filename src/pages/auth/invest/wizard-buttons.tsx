import { submitWords } from '#src/content/account-forms.ts';
import { investPage, investSteps } from '#src/content/invest-wizard.ts';
import { Button } from '#src/ui/button.tsx';

export function WizardButtons({
  step,
  isSubmitting,
  onStep,
}: {
  step: number;
  isSubmitting: boolean;
  onStep: (step: number) => void;
}) {
  const isLast = step === investSteps.length - 1;
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {step > 0 && <Button onClick={() => onStep(step - 1)}>{investPage.previous}</Button>}
      {/* Keys of their own: a press of Next must not become one of the button that takes its place. */}
      {isLast ? (
        <Button key="submit" type="submit" look="primary" busy={isSubmitting} className="ms-auto">
          {isSubmitting ? submitWords.pending : submitWords.ready}
        </Button>
      ) : (
        <Button key="next" look="primary" onClick={() => onStep(step + 1)} className="ms-auto">
          {investPage.next}
        </Button>
      )}
    </div>
  );
}
