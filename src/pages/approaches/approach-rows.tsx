import type { RefCallback } from 'react';
import { approachLabels as labels, approachesPage as words } from '#src/content/approaches.ts';
import { Card } from '#src/ui/card.tsx';
import { RowTable } from '#src/ui/row-table.tsx';
import { useToday } from '#src/ui/use-today.ts';
import { useWide } from '#src/ui/use-wide.ts';
import type { Approach } from '#sync/records/approach.ts';
import { Actions, FollowUp, Noted, Stage, Who } from './approach-parts.tsx';

/** A table where there is room for one, else a card each. What opens above them is kept by whoever shows them. */
export function ApproachRows({
  approaches,
  list,
  onEdit,
  onNo,
}: {
  approaches: readonly Approach[];
  list: RefCallback<HTMLElement>;
  onEdit: (id: string) => void;
  /** Somebody has just said no. */
  onNo: (id: string) => void;
}) {
  const isWide = useWide();
  const today = useToday();
  if (isWide)
    return (
      <Card className="p-0">
        <RowTable
          label={words.list}
          body={list}
          columns={[labels.name, words.stage, labels.followUpOn, labels.note, words.edit]}
          rows={approaches.map((approach) => ({
            key: approach.id,
            cells: [
              <Who key="who" approach={approach} />,
              <Stage key="stage" approach={approach} onNo={() => onNo(approach.id)} />,
              <FollowUp key="follow-up" approach={approach} today={today} />,
              <Noted key="noted" approach={approach} />,
              <Actions key="actions" approach={approach} onEdit={() => onEdit(approach.id)} />,
            ],
          }))}
        />
      </Card>
    );
  return (
    <ul ref={list} aria-label={words.list} className="grid gap-4">
      {approaches.map((approach) => (
        <li key={approach.id} tabIndex={-1}>
          <Card className="grid gap-2 p-4">
            <div className="flex items-start justify-between gap-2">
              <Who approach={approach} />
              <Actions approach={approach} onEdit={() => onEdit(approach.id)} />
            </div>
            <div className="-ms-2.5 flex flex-wrap items-center justify-between gap-x-4">
              <Stage approach={approach} onNo={() => onNo(approach.id)} />
              <FollowUp approach={approach} today={today} />
            </div>
            <Noted approach={approach} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
