import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { pitchFaults } from '#sync/rules/pitch.ts';
import { conflictTitle } from './conflict-notice.tsx';

export function DraftRow({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const title = draft.title.trim() || 'Untitled pitch';
  return (
    <Card className="flex items-center gap-3 p-4 sm:px-5">
      <div className="grid min-w-0 grow gap-1.5">
        <Link
          href={paths.draft(draft.id)}
          className="flex min-h-11 items-center text-lg font-semibold hover:underline"
        >
          <span className="min-w-0">{title}</span>
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
          <State draft={draft} />
          <span>
            Last edited <Moment at={draft.updatedAt} />
          </span>
        </div>
      </div>
      <Button look="quiet" aria-label={`Delete ${title}`} className="shrink-0 px-3" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </Card>
  );
}

function State({ draft }: { draft: Draft }) {
  if (draft.conflicts.length > 0) return <Badge look="warn">{conflictTitle(draft.conflicts.length)}</Badge>;
  const missing = pitchFaults(draft).length;
  if (missing === 0) return <Badge look="good">Ready to submit</Badge>;
  return <Badge>{missing === 1 ? '1 thing to add' : `${missing} things to add`}</Badge>;
}
