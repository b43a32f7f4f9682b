import type { ReactNode } from 'react';
import { offlineWords, whatFollows } from '#src/content/account-forms.ts';
import { connectionSentences, statusTitles, waitingSentence } from '#src/content/sync-words.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { removeKeptWork } from '#src/data/people/people.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useKeptWork } from '#src/data/words/use-kept-work.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Feather } from '#src/ui/feather.tsx';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AdoptDraftsDialog } from './adopt-drafts-dialog.tsx';
import { UnopenedForm } from './unopened-form.tsx';
import type { useArrival } from './use-arrival.ts';

const OwnStorageNote = lazyPart(
  async () => (await import('#src/pages/storage/own-storage-note.tsx')).OwnStorageNote,
);

/**
 * What login and the sign-up forms have around their form. `busy`: somebody is at it, so it stays, whoever is signed in.
 * `wide` ones say beside it what follows a sign-up.
 */
export function AuthFrame({
  title,
  lead,
  arrival,
  busy,
  wide = false,
  signsUp = false,
  before,
  children,
  other,
}: {
  title: string;
  lead: string;
  arrival: ReturnType<typeof useArrival>;
  busy: boolean;
  wide?: boolean;
  /** The form makes an account, and is kept. */
  signsUp?: boolean;
  before?: ReactNode;
  children: ReactNode;
  other: ReactNode;
}) {
  const account = useAccount();
  const keptWork = useKeptWork();
  const connection = useSyncFacts((facts) => facts.connection);
  const waiting = useSyncFacts((facts) => facts.waiting);
  // No field is drawn that may be taken away from under a hand as soon as it is known who is signed in.
  const isUnknown = account === undefined && connection !== 'sign-in' && !busy;
  const fault = useDatabaseFault();
  const isUnopened =
    (fault === 'missing' && account === undefined) ||
    ((fault === 'broken' || fault === 'newer') && isUnknown);
  const isSettled = account && connection !== 'sign-in' && !busy && arrival.offered.length === 0;
  return (
    <div
      className={`mx-auto grid w-full items-start gap-x-10 gap-y-6 ${wide && !isSettled ? 'max-w-5xl lg:grid-cols-[minmax(0,1fr)_18rem]' : 'max-w-md'}`}
    >
      <div className="grid min-w-0 gap-6">
        {before}
        <PageHeading title={title} lead={lead} />
        {!isSettled && <OwnStorageNote />}
        {account && connection === 'sign-in' && waiting > 0 && (
          <Notice title={`Your session has ended. ${waitingSentence(waiting)}`}>
            Log in as {account.email} to send {waiting === 1 ? 'it' : 'them'}. If somebody else logs in, what
            waits is kept here for you, and nobody else sees it.
          </Notice>
        )}
        {keptWork?.map((kept) => (
          <KeptWork key={kept.userId} kept={kept} onRemove={removeKeptWork} />
        ))}
        {isSettled ? (
          <Notice
            title={`You are signed in as ${account.fullName}`}
            action={
              <Button look="primary" onClick={() => arrival.goOn(account)}>
                Continue
              </Button>
            }
          />
        ) : isUnopened ? (
          <UnopenedForm fault={fault} />
        ) : (
          <Card className={wide ? 'p-4 sm:p-8' : 'p-5 sm:p-6'}>
            {isUnknown ? <LoadingList label="Loading the form" rows={5} /> : children}
          </Card>
        )}
        {/* Below the form: what comes and goes with the network moves no button from under a finger. */}
        {connection === 'offline' && !isSettled && <OfflineNotice signsUp={signsUp} />}
        {connection === 'server-trouble' && !isSettled && (
          <Notice look="warn" title={statusTitles[connection]}>
            {connectionSentences[connection]}
          </Notice>
        )}
        <div className="grid gap-2 text-center">
          {!isSettled && <p>{other}</p>}
          {arrival.wasAsked && !account && (
            <p>
              <TextLink alone href={arrival.next}>
                Continue without an account
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {wide && !isSettled && <WhatFollows />}
      {arrival.offered.length > 0 && <AdoptDraftsDialog drafts={arrival.offered} onDone={arrival.leave} />}
    </div>
  );
}

function OfflineNotice({ signsUp }: { signsUp: boolean }) {
  if (signsUp) {
    return (
      <Notice look="warn" title={offlineWords.title}>
        {offlineWords.beforeSending}
      </Notice>
    );
  }
  return (
    <Notice look="warn" title="You are offline">
      This is one of the few things that need a network. Drafts, opportunities and investors work without.
    </Notice>
  );
}

function WhatFollows() {
  return (
    <aside aria-labelledby="what-follows" className="grid gap-3 lg:sticky lg:top-24 lg:mt-2">
      <Feather className="-mt-4 mb-2 hidden w-56 lg:block" />
      <h2 id="what-follows" className="text-lg font-semibold">
        {whatFollows.title}
      </h2>
      <div className="text-quiet">
        <BulletList points={whatFollows.points} />
      </div>
    </aside>
  );
}
