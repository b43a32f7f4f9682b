import { pitchLabels } from '#src/content/pitch-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Draft, DraftField } from '#sync/records/draft.ts';

/** Says where two devices wrote the same words, to whoever listens as soon as it comes, and leads to the first such place. */
export function ConflictNotice({
  conflicts,
  onJump,
}: {
  conflicts: Draft['conflicts'];
  onJump: (field: DraftField) => void;
}) {
  const inOrder = (Object.keys(pitchLabels) as (keyof typeof pitchLabels)[]) // `keys` forgets the literal types
    .flatMap((label) => conflicts.filter(({ field }) => field === label));
  const [first] = inOrder;
  // The place is always there, so that what comes into it is heard.
  if (!first) return <div role="status" className="empty:absolute" />;
  return (
    <div role="status">
      <Notice
        look="warn"
        title={conflictTitle(inOrder.length)}
        action={
          <Button small look="primary" onClick={() => onJump(first.field)}>
            {inOrder.length === 1 ? 'Go to it' : 'Go to the first'}
          </Button>
        }
      >
        {inOrder.map(({ field }) => pitchLabels[field]).join(', ')}. All of it is kept until you choose.
      </Notice>
    </div>
  );
}

export function conflictTitle(places: number): string {
  return `Written on two devices: ${places === 1 ? '1 place' : `${places} places`} to choose`;
}
