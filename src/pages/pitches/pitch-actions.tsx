import { pitchSteps } from '#src/content/pitch-form.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';

export function PitchActions({
  step,
  submitting,
  onStep,
  onSubmit,
}: {
  step: number;
  submitting: boolean;
  onStep: (step: number) => void;
  onSubmit: () => void;
}) {
  const isLast = step === pitchSteps.length - 1;
  return (
    <div
      data-keep-clear
      className="flex flex-wrap items-center gap-2 border-t border-base-300 pt-5 print:hidden"
    >
      <ButtonLink href={paths.dashboard} look="quiet" className="-ms-2 px-2">
        Cancel
      </ButtonLink>
      <div className="ms-auto flex flex-wrap gap-2">
        {step > 0 && (
          <Button className="px-4" onClick={() => onStep(step - 1)}>
            Previous
          </Button>
        )}
        {isLast ? (
          <Submit submitting={submitting} onSubmit={onSubmit} />
        ) : (
          <Button look="primary" onClick={() => onStep(step + 1)}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
}

function Submit({ submitting, onSubmit }: { submitting: boolean; onSubmit: () => void }) {
  const account = useAccount();
  const here = useHere();
  if (account === null) {
    return (
      <ButtonLink href={paths.loginThen(here)} look="primary">
        Log in to submit
      </ButtonLink>
    );
  }
  return (
    <Button
      look="primary"
      busy={submitting}
      disabled={account?.userType !== 'entrepreneur'}
      onClick={onSubmit}
    >
      {submitting ? 'Submitting...' : 'Submit Pitch'}
    </Button>
  );
}
