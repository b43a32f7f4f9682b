import type { ReactNode } from 'react';
import { removeKeptWork } from '#src/data/people.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useKeptWork } from '#src/data/use-kept-work.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { KeptWork } from '#src/ui/kept-work.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { AdoptDraftsDialog } from './adopt-drafts-dialog.tsx';
import type { useArrival } from './use-arrival.ts';

/** What login and register have around their form. */
export function AuthFrame({
  title,
  lead,
  arrival,
  busy,
  children,
  other,
}: {
  title: string;
  lead: string;
  arrival: ReturnType<typeof useArrival>;
  busy: boolean;
  children: ReactNode;
  other: ReactNode;
}) {
  const account = useAccount();
  const keptWork = useKeptWork();
  const connection = useSyncFacts((facts) => facts.connection);
  const isSettled = account && connection !== 'sign-in' && !busy && arrival.offered.length === 0;
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <PageHeading title={title} lead={lead} />
      {connection === 'offline' && !isSettled && (
        <Notice look="warn" title="You are offline">
          This is one of the few things that need a network. Drafts, opportunities and investors work without.
        </Notice>
      )}
      {isSettled ? (
        <Notice
          title={`You are signed in as ${account.fullName}`}
          action={
            <ButtonLink href={arrival.next} look="primary">
              Continue
            </ButtonLink>
          }
        />
      ) : (
        <Card>{children}</Card>
      )}
      {keptWork?.map((kept) => (
        <KeptWork key={kept.userId} kept={kept} onRemove={removeKeptWork} />
      ))}
      <div className="grid gap-2 text-center">
        <p>{other}</p>
        {arrival.wasAsked && !account && (
          <p>
            <TextLink href={arrival.next}>Continue without an account</TextLink>
          </p>
        )}
      </div>
      {arrival.offered.length > 0 && <AdoptDraftsDialog drafts={arrival.offered} onDone={arrival.leave} />}
    </div>
  );
}
