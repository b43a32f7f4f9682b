import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { completenessWords } from '#src/content/pitch-completeness.ts';
import { pitchSteps } from '#src/content/pitch-form.ts';
import type { DraftState } from '#src/data/draft-states.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { WorkState } from '#src/ui/work-state.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { BroughtBack } from './brought-back.tsx';
import { conflictTitle } from './conflict-notice.tsx';
import { useCompleteness } from './use-completeness.ts';

export function DraftRow({
  draft,
  state,
  onDelete,
}: {
  draft: Draft;
  /** undefined while it is being read. */
  state: DraftState | undefined;
  onDelete: () => void;
}) {
  const title = draft.title.trim() || 'Untitled pitch';
  const { needed, advised } = useCompleteness(draft);
  const isReady = needed.length === 0 && draft.conflicts.length === 0;
  return (
    <Card className="flex items-center gap-3 p-4 sm:px-5">
      <div className="grid min-w-0 grow gap-1.5">
        <Link
          // What is ready opens where it is submitted.
          href={isReady ? paths.draftStep(draft.id, pitchSteps.length - 1) : paths.draft(draft.id)}
          className="flex min-h-11 items-center text-lg font-semibold hover:underline"
        >
          <span className="min-w-0">{title}</span>
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
          {draft.trail?.broughtBack && <Badge look="warn">Deleted, and brought back by an edit</Badge>}
          <Readiness
            conflicts={draft.conflicts.length}
            isReady={isReady}
            missing={needed.length + advised.length}
          />
          <span>
            Last edited <Moment at={draft.updatedAt} />
          </span>
          {state && <WorkState state={state} />}
        </div>
        {draft.trail?.broughtBack && (
          <p className="text-sm text-quiet">
            <BroughtBack {...draft.trail.broughtBack} /> Open it to keep it or to delete it again.
          </p>
        )}
      </div>
      <Button look="quiet" aria-label={`Delete ${title}`} className="shrink-0 px-3" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </Card>
  );
}

/** As the meter of the draft's own page tells it. */
function Readiness({
  conflicts,
  isReady,
  missing,
}: {
  conflicts: number;
  isReady: boolean;
  missing: number;
}) {
  if (conflicts > 0) return <Badge look="warn">{conflictTitle(conflicts)}</Badge>;
  if (isReady) return <Badge look="good">{completenessWords.ready}</Badge>;
  return <Badge>{completenessWords.needed(missing)}</Badge>;
}
