import { Plus, X } from 'lucide-react';
import { highlightWords } from '#src/content/pitch-form.ts';
import { removeHighlight } from '#src/data/drafts.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { Button } from '#src/ui/button.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { RemovableList } from '#src/ui/removable-list.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { maxHighlights } from '#sync/records/draft.ts';
import { tellFault } from './tell-fault.ts';
import type { PitchDraft } from './use-pitch-draft.ts';
import type { TypedHighlight } from './use-typed-highlight.ts';

export function HighlightsField({
  draft,
  typed,
}: {
  draft: Pick<PitchDraft, 'values'>;
  typed: TypedHighlight;
}) {
  const { text, setText, add, isFull, isOver } = typed;
  const { highlights } = draft.values;

  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label="Highlights" className="grid gap-4">
      <div className="flex items-start gap-2">
        <div className="grow">
          <TextField
            id="pitch-highlights"
            label="Add a highlight"
            placeholder="Revenue doubled in six months"
            maxLength={200}
            hint={isFull && !isOver ? highlightWords.full : undefined}
            error={isOver ? highlightWords.over : undefined}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              void add();
            }}
          />
        </div>
        {/* As far down as the label beside it is high: what the field says below must not move it. */}
        <Button
          className="below-label"
          onClick={() => void add()}
          disabled={isFull}
          aria-label="Add highlight"
        >
          <Plus aria-hidden="true" className="size-5" />
          <span className="hidden sm:inline">Add</span>
        </Button>
      </div>
      <RemovableList
        label="Highlights"
        icon={X}
        entries={highlights.map(({ id, text: words }) => ({ key: id, text: words }))}
        onRemove={(id) => {
          removeHighlight(draft.values.id, id).catch((error: unknown) =>
            tellFault(error, 'The highlight is still there'),
          );
        }}
      />
      <p role="status" className="text-sm text-quiet">
        {highlights.length} of {maxHighlights} highlights. Cards show the first three.
      </p>
    </section>
  );
}
