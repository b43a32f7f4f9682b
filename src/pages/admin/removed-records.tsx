import { useRef, useState } from 'react';
import { postPutBack } from '#src/api/admin.ts';
import { adminPage } from '#src/content/admin.ts';
import { removalWords as words } from '#src/content/admin-directory.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { daysRemovedKept, type Removal } from '#sync/endpoints/admin-removal.ts';
import { tellUndecided } from './tell-undecided.ts';

/** What is removed from the directory, each with the way back. */
export function RemovedRecords({ removals, onDone }: { removals: readonly Removal[]; onDone: () => void }) {
  const [busyWith, setBusyWith] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function putBack({ id, name, isKept }: Removal) {
    setBusyWith(id);
    try {
      await postPutBack(id);
      showToast({
        kind: 'notice',
        title: adminPage.decided,
        detail: isKept ? name : words.withNextList(name),
      });
      // The button goes with its row.
      heading.current?.focus();
      onDone();
    } catch (error) {
      tellUndecided(error);
    } finally {
      setBusyWith(undefined);
    }
  }

  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {words.removed}
      </h3>
      <p className="text-quiet">{removals.length === 0 ? words.noneRemoved : words.kept(daysRemovedKept)}</p>
      <ul aria-label={words.removed} className="divide-y divide-base-300 empty:hidden">
        {removals.map((removal) => (
          <li
            key={removal.id}
            className="flex flex-wrap items-center justify-between gap-3 py-2.5 wrap-anywhere"
          >
            <span className="grid gap-1">
              <span className="font-medium">{removal.name}</span>
              <span>{removal.reason}</span>
              <span className="text-quiet">
                {removal.removedBy}, <Moment at={removal.removedAt} />
              </span>
            </span>
            <Button
              small
              busy={busyWith === removal.id}
              disabled={busyWith !== undefined && busyWith !== removal.id}
              aria-label={`${words.putBack}: ${removal.name}`}
              onClick={() => void putBack(removal)}
            >
              {words.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
