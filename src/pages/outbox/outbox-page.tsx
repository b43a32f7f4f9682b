import { CircleCheckBig, Download, RefreshCw } from 'lucide-react';
import { exportUnsent } from '#src/data/outbox-actions.ts';
import { removeKeptWork } from '#src/data/people.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useKeptWork } from '#src/data/use-kept-work.ts';
import { useOutbox } from '#src/data/use-outbox.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import { SyncSummary } from './sync-summary.tsx';

export function OutboxPage() {
  const entries = useOutbox();
  const account = useAccount();
  const keptWork = useKeptWork();
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading
        title="Outbox"
        lead="What you did on this device that the server has not taken yet, and why."
      />
      <SyncSummary />
      <div className="flex flex-wrap gap-3">
        {account && (
          <Button look="primary" onClick={syncNow}>
            <RefreshCw aria-hidden="true" className="size-4" />
            Send now
          </Button>
        )}
        {entries && entries.length > 0 && (
          <Button onClick={async () => saveFile(await exportUnsent(), 'pankh-unsent.json')}>
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
        )}
      </div>
      <Entries entries={entries} />
      {keptWork?.map((kept) => (
        <KeptWork key={kept.userId} kept={kept} onRemove={removeKeptWork} />
      ))}
      <Diagnostics />
    </div>
  );
}

function Entries({ entries }: { entries: ReturnType<typeof useOutbox> }) {
  if (entries === undefined) return <LoadingList label="Loading outbox" />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={CircleCheckBig} title="Nothing is waiting">
        Everything you did on this device has been sent.
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
