import type { ReactNode } from 'react';
import { connectionsWords as words } from '#src/content/connections.ts';
import { Button } from '#src/ui/button.tsx';
import { useFirstOf } from '#src/ui/use-first-of.ts';

const cardsAtOnce = 50;

/** A list that may be long, a card each, with the way to more of it. */
export function FirstCards<Row extends { id: string }>({
  name,
  rows,
  renderCard,
}: {
  /** Tells the list from others of its screen. */
  name: string;
  rows: readonly Row[];
  renderCard: (row: Row) => ReactNode;
}) {
  const { first, list, onMore } = useFirstOf(rows, cardsAtOnce, name);
  return (
    <div className="grid gap-5">
      <ul ref={list} className="grid gap-4">
        {first.map((row) => (
          <li key={row.id} tabIndex={-1}>
            {renderCard(row)}
          </li>
        ))}
      </ul>
      {onMore && (
        <Button className="justify-self-center" onClick={onMore}>
          {words.more}
        </Button>
      )}
    </div>
  );
}
