import { useState } from 'react';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { useDraftStates } from '#src/data/use-draft-states.ts';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { WorkState } from '#src/ui/work-state.tsx';
import type { WriterState } from './draft-writer.ts';

/** Says "saved" only once it is, and why it is not; then how far it has come from this device. */
export function SaveState({ state, draftId }: { state: WriterState; draftId: string | undefined }) {
  const fault = state.at === 'fault' ? `Not saved: ${reasonOf(state.error)}` : '';
  const [heard, setHeard] = useState(fault);
  // Each letter is another try: the fault is said once, until one of them went well.
  if (fault !== '' ? fault !== heard : state.at !== 'unsaved' && heard !== '') setHeard(fault);
  return (
    <>
      <p role="alert" className="sr-only">
        {heard}
      </p>
      {fault ? (
        // Heard above.
        <div aria-hidden="true">
          <SaveMark look="fault" text={fault} />
        </div>
      ) : (
        <Kept state={state} draftId={draftId} />
      )}
    </>
  );
}

function Kept({ state, draftId }: { state: WriterState; draftId: string | undefined }) {
  const stateOf = useDraftStates();
  if (state.at === 'unsaved') return <SaveMark look="saving" text="Saving..." busy />;
  if (state.at !== 'saved' && draftId === undefined) return null;
  const sending = draftId !== undefined && stateOf?.(draftId);
  const isBeingRead = draftId !== undefined && stateOf === undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <SaveMark look="saved" text="Saved on this device" />
      {sending && sending !== 'saved' && <WorkState state={sending} />}
      {/* The place of what most often stands there. */}
      {isBeingRead && (
        <div className="invisible flex">
          <WorkState state="sent" />
        </div>
      )}
    </div>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof RefusedError ? error.failure.message : 'this device could not store it';
}
