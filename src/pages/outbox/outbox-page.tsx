import { CircleCheckBig } from 'lucide-react';
import { outboxEmpty, outboxLead, outboxTitle } from '#src/content/outbox.ts';
import { storageWords } from '#src/content/storage.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import type { OutboxItem } from '#src/data/outbox/outbox-items.ts';
import { useLatelySent } from '#src/data/outbox/use-lately-sent.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { removeKeptWork } from '#src/data/people/people.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useWaitingAsks } from '#src/data/use-asks.ts';
import { useKeptWork } from '#src/data/words/use-kept-work.ts';
import { useTypedItems } from '#src/data/words/use-typed-words.ts';
import { useUnsavedItems } from '#src/data/words/use-unsaved-items.ts';
import { useWrittenItems } from '#src/data/words/use-written-forms.ts';
import { BeforeInstallingNote } from '#src/pages/storage/before-installing.tsx';
import { Diagnostics } from '#src/pages/storage/diagnostics.tsx';
import { useLeftBehind } from '#src/pages/storage/use-left-behind.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';
import { LatelySent } from './lately-sent.tsx';
import { OutboxEntry } from './outbox-entry.tsx';
import { SendAndExport } from './send-and-export.tsx';
import { SyncSummary } from './sync-summary.tsx';
import { Unfinished } from './unfinished.tsx';
import { useOutboxStatus } from './use-outbox-status.ts';
import { WaitingQuestions } from './waiting-questions.tsx';

export function OutboxPage() {
  const account = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 screenful">
      <PageHeading title={outboxTitle} lead={outboxLead[account === null ? 'guest' : 'person']} />
      <Contents account={account} />
    </div>
  );
}

function Contents({ account }: { account: Account | null | undefined }) {
  const listed = useListed();
  const keptWork = useKeptWork();
  const leftBehind = useLeftBehind();
  const isUnreadable = useDatabaseFault() !== null;
  const isKnown = listed && account !== undefined && keptWork && leftBehind !== undefined;
  if (!isKnown) return isUnreadable ? <WhileUnreadable /> : <Places />;
  const { entries, typed, written, unsaved, asks, sent } = listed;
  // Above what is listed below it is not said that there is nothing.
  const isMore = [typed, written, unsaved, asks].some(({ length }) => length > 0);
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={outboxTitle} className="grid gap-6">
      <SyncSummary entries={entries} />
      <SendAndExport
        isGuest={account === null && !entries.some(goesAsIs)}
        isEmpty={entries.length === 0}
        canExport={entries.length > 0 || isMore}
      />
      {leftBehind && <BeforeInstallingNote />}
      {(entries.length > 0 || !isMore) && (
        <Entries entries={entries} emptyText={outboxEmpty[account === null ? 'guest' : 'person']} />
      )}
      <Unfinished typed={typed} written={written} unsaved={unsaved} />
      <WaitingQuestions waiting={asks} />
      <LatelySent sent={sent} />
      {keptWork.map((kept) => (
        <KeptWork key={kept.userId} kept={kept} onRemove={removeKeptWork} />
      ))}
      <Diagnostics />
      <p>
        <TextLink alone href={paths.settingsPart('storage')}>
          {storageWords.title}
        </TextLink>
      </p>
    </section>
  );
}

/** What is listed is not known while the data cannot be read; that, and what one can send of it, can be said. */
function WhileUnreadable() {
  return (
    <>
      <SyncSummary entries={[]} />
      <Diagnostics />
    </>
  );
}

/** All that is listed here, once all of it was read: what came later would push away what is read already. */
function useListed() {
  const entries = useOutbox();
  const typed = useTypedItems();
  const written = useWrittenItems();
  const unsaved = useUnsavedItems();
  const asks = useWaitingAsks();
  const sent = useLatelySent();
  return (
    entries && typed && written && unsaved && asks && sent && { entries, typed, written, unsaved, asks, sent }
  );
}

/**
 * Of the summary, the buttons and what waits: mostly that is one thing or nothing, which take about as much room. Without a
 * network the summary has more to say.
 */
function Places() {
  const { connection } = useOutboxStatus([]);
  const summary = connection === 'offline' ? 'h-51 sm:h-32' : 'h-28 sm:h-26';
  return (
    <RowPlaces
      label="Loading outbox"
      row="h-72"
      rows={1}
      above={
        <>
          <Skeleton className={`rounded-box ${summary}`} />
          <Skeleton className="h-11 w-full max-w-44 rounded-box" />
        </>
      }
    />
  );
}

/** Whoever is signed in, or nobody: it can be sent. */
function goesAsIs({ state, needsSignIn }: OutboxItem): boolean {
  return state !== 'needs-you' && !needsSignIn;
}

function Entries({ entries, emptyText }: { entries: OutboxItem[]; emptyText: string }) {
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
