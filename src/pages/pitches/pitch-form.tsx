import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { highlightWords, pitchSteps } from '#src/content/pitch-form.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { submitPitch } from '#src/data/drafts.ts';
import { paths } from '#src/paths.ts';
import { closeErrorsOf, showToast, useOwnErrors } from '#src/state/toasts.ts';
import { Card } from '#src/ui/card.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { BroughtBackNotice } from './brought-back-notice.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DeletedElsewhereNotice } from './deleted-elsewhere-notice.tsx';
import { DraftGone } from './draft-gone.tsx';
import { PitchActions } from './pitch-actions.tsx';
import {
  type FieldFaults,
  faultsOf,
  faultyPlaces,
  faultySteps,
  isStepDone,
} from './pitch-faults-by-field.ts';
import {
  AdditionalInformation,
  BasicInformation,
  FundingRequirements,
  KeyHighlights,
} from './pitch-sections.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaveState } from './save-state.tsx';
import { SubmitterNotice } from './submitter-notice.tsx';
import { tellNotSubmitted } from './tell-fault.ts';
import { tellWaits } from './tell-waits.ts';
import { UnreadDraft } from './unread-draft.tsx';
import { useJumpToField } from './use-jump-to-field.ts';
import { usePitchDraft } from './use-pitch-draft.ts';
import { useStep } from './use-step.ts';
import { useTypedHighlight } from './use-typed-highlight.ts';
import { useWasOpen } from './use-was-open.ts';
import { VersionsButton } from './versions-button.tsx';

export function PitchForm({
  draftId,
  onCreated,
}: {
  draftId: string | undefined;
  onCreated: (id: string) => void;
}) {
  const draft = usePitchDraft(draftId, onCreated);
  const highlight = useTypedHighlight(draft, draftId);
  const isUnreadable = useDatabaseFault() !== null;
  const wasOpen = useWasOpen(draft.stored);
  const [step, setStep] = useStep();
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  useOwnErrors('pitch');
  const [, navigate] = useLocation();
  const stepHeading = useStepFocus(step);
  const jumpTo = useJumpToField(step);

  if (draft.stored === undefined) return <UnreadDraft draft={draft} isUnreadable={isUnreadable} />;
  if (draft.stored === null || draft.stored.submittedAs || (draft.stored.deletedAt && !wasOpen))
    return <DraftGone draft={draft.stored} />;

  const wrong = tried ? faultsOf(draft.values, confirmed) : null;
  const faults: FieldFaults = wrong?.faults ?? {};
  const faulty = faultySteps(faults);

  function goTo(next: number) {
    void highlight.add();
    void draft.flush();
    setStep(next);
  }

  async function submit() {
    if (submitting) return;
    closeErrorsOf('pitch');
    const found = faultsOf(draft.values, confirmed);
    setTried(true);
    if (found) {
      const [title = '', detail] = found.message.split(' - ');
      showToast({ kind: 'error', source: 'pitch', title, detail });
      const [first] = faultyPlaces(found.faults);
      if (first) jumpTo(first, goTo);
      return;
    }
    if (highlight.isOver) {
      showToast({
        kind: 'error',
        source: 'pitch',
        title: highlightWords.overTitle,
        detail: highlightWords.over,
      });
      jumpTo('highlights', goTo);
      return;
    }
    setSubmitting(true);
    try {
      if (!(await highlight.add()) || !(await draft.flush())) return;
      await submitPitch(await draft.open());
      tellWaits();
      navigate(paths.dashboard);
    } catch (error) {
      tellNotSubmitted(error);
    } finally {
      setSubmitting(false);
    }
  }

  const section = { draft, faults };
  return (
    <div
      className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10"
      onInput={() => closeErrorsOf('pitch')}
    >
      <div className="grid gap-4 lg:sticky lg:top-22 print:hidden">
        <Steps
          upright
          label="Parts of the pitch"
          current={step}
          onChoose={goTo}
          steps={pitchSteps.map((title, index) => ({
            title,
            done: isStepDone(index, draft.values),
            faulty: faulty.includes(index),
          }))}
        />
        <CompletenessMeter draft={draft.values} onJump={(place) => jumpTo(place, goTo)} />
      </div>
      <div className="grid gap-5">
        <SubmitterNotice />
        <DeletedElsewhereNotice draft={draft.stored} />
        <BroughtBackNotice draft={draft.stored} />
        <ConflictNotice conflicts={draft.stored.conflicts} onJump={(field) => jumpTo(field, goTo)} />
        <Card className="grid gap-6 p-5 sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 ref={stepHeading} tabIndex={-1} className="text-xl font-semibold">
              {pitchSteps[step]}
            </h2>
            <div className="flex flex-wrap items-center gap-x-1 max-sm:basis-full">
              {/* On a phone a line of its own, from the first: what it says next must not move the buttons, nor the field below. */}
              <div className="flex items-center max-sm:min-h-6 max-sm:basis-full">
                <SaveState state={draft.state} draftId={draftId} />
              </div>
              <div className="flex flex-wrap gap-x-1 max-sm:-ms-3.5">
                <PreviewButton draft={draft.values} />
                {draftId !== undefined && <VersionsButton draft={draft} />}
              </div>
            </div>
          </div>
          {step === 0 && <BasicInformation {...section} />}
          {step === 1 && <FundingRequirements {...section} />}
          {step === 2 && <KeyHighlights draft={draft} typed={highlight} />}
          {step === 3 && (
            <AdditionalInformation {...section} confirmed={confirmed} onConfirm={setConfirmed} />
          )}
          <PitchActions step={step} submitting={submitting} onStep={goTo} onSubmit={submit} />
        </Card>
      </div>
    </div>
  );
}

/** Moving to another part takes the focus to its heading. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}
