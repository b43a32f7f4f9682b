import { pitchLabels } from '#src/content/pitch-form.ts';
import { Card } from '#src/ui/card.tsx';
import type { DraftField } from '#sync/records/draft.ts';
import { PitchField } from './pitch-field.tsx';
import { SaveState } from './save-state.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

/** The words that were typed last, while the draft they belong to cannot be read: they are there, whatever the rest is. */
export function KeptWords({ draft }: { draft: PitchDraft }) {
  const fields = Object.keys(draft.typed) as DraftField[]; // its own keys
  return (
    <Card className="grid max-w-3xl gap-6 p-5 sm:p-8">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-xl font-semibold">What you typed last</h2>
          <SaveState state={draft.state} draftId={undefined} />
        </div>
        <p className="text-quiet">
          It is kept, and goes into the draft as soon as this device can store it. The rest of the draft
          cannot be shown at the moment.
        </p>
      </div>
      {fields.map((field) => (
        <PitchField
          key={field}
          draft={draft}
          field={field}
          label={pitchLabels[field]}
          long={field === 'description'}
        />
      ))}
    </Card>
  );
}
