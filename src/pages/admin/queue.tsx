import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { adminPage } from '#src/content/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { useFirstOf } from '#src/ui/use-first-of.ts';

/** A part of the administration under its name; `more`: what stands beside it. */
export function Desk({
  title,
  lead,
  more,
  children,
}: {
  title: string;
  lead?: string;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={title}>
      <SectionHeading title={title} lead={lead} more={more} />
      {children}
    </section>
  );
}

type Waiting<T> = {
  rows: readonly T[] | undefined;
  label: string;
  none: string;
  list?: Ref<HTMLUListElement>;
  children: (row: T) => ReactNode;
};

const rowsAtOnce = 50;
const notRead: readonly never[] = [];

/** A queue of rows that are all on this device, the oldest first: the first of them, with the way to more. */
export function QueueHere<T extends { id: string }>({ rows, ...rest }: Omit<Waiting<T>, 'list'>) {
  const { first, list, onMore } = useFirstOf(rows ?? notRead, rowsAtOnce, rest.label);
  return (
    <>
      <Queue {...rest} rows={rows && first} list={list} />
      <FirstOf shown={first.length} total={rows?.length ?? 0} onMore={onMore} />
    </>
  );
}

/** What waits, a card each; or that nothing does. */
export function Queue<T extends { id: string }>({ rows, label, none, list, children }: Waiting<T>) {
  if (!rows) return <LoadingList label={label} />;
  if (rows.length === 0) return <EmptyState icon={CircleCheck} title={none} />;
  return (
    <ul ref={list} className="grid gap-4">
      {rows.map((row) => (
        <li key={row.id} tabIndex={-1}>
          <Card className="grid gap-4 p-5 wrap-anywhere">{children(row)}</Card>
        </li>
      ))}
    </ul>
  );
}

/** Says of a list that is cut how much of it is here, with the way to more where there is one. */
export function FirstOf({
  shown,
  total,
  says = adminPage.firstOf,
  onMore,
}: {
  shown: number;
  total: number;
  says?: (shown: number, total: number) => string;
  onMore?: (() => void) | undefined;
}) {
  if (shown >= total) return null;
  return (
    <div className="mt-5 grid justify-items-center gap-3">
      <p className="text-quiet">{says(shown, total)}</p>
      {onMore && <Button onClick={onMore}>{adminPage.more}</Button>}
    </div>
  );
}
