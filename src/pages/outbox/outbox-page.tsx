import { CircleCheckBig } from 'lucide-react';
import { outboxEmpty, outboxLead } from '#src/content/outbox.ts';
import type { OutboxItem } from '#src/data/outbox-items.ts';
import { removeKeptWork } from '#src/data/people.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useKeptWork } from '#src/data/use-kept-work.ts';
import { useOutbox } from '#src/data/use-outbox.ts';
import { Diagnostics } from '#src/pages/storage/diagnostics.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LatelySent } from './lately-sent.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import { SendAndExport } from './send-and-export.tsx';
import { SyncSummary } from './sync-summary.tsx';
import { Unfinished } from './unfinished.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

export function OutboxPage() {
  const entries = useOutbox();
  const account = useAccount();
  const keptWork = useKeptWork();
  const who = account === null ? 'guest' : 'person';
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 screenful">
      <PageHeading title="Outbox" lead={outboxLead[who]} />
      <SyncSummary />
      {entries && account !== undefined && (
        <SendAndExport isGuest={account === null && !entries.some(goesAsIs)} isEmpty={entries.length === 0} />
      )}
      <Entries entries={entries} emptyText={outboxEmpty[who]} />
      <Unfinished />
      <WaitingQuestions />
      <LatelySent />
      {keptWork?.map((kept) => (
        <KeptWork key={kept.userId} kept={kept} onRemove={removeKeptWork} />
      ))}
      <Diagnostics />
    </div>
  );
}

/** Whoever is signed in, or nobody: it can be sent. */
function goesAsIs({ state, needsSignIn }: OutboxItem): boolean {
  return state !== 'needs-you' && !needsSignIn;
}

function Entries({ entries, emptyText }: { entries: ReturnType<typeof useOutbox>; emptyText: string }) {
  if (entries === undefined)
    return <RowPlaces label="Loading outbox" row="h-64" above={<Skeleton className="h-19 rounded-box" />} />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={CircleCheckBig} title="Nothing is waiting">
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.key}>
          <OutboxEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}
