import { Inbox, Send, Users } from 'lucide-react';
import { riskNotice, connectionsWords as words } from '#src/content/connections.ts';
import { useBlockedIds } from '#src/data/use-blocked-people.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { paths } from '#src/paths.ts';
import { AskForPush } from '#src/pwa/ask-for-push.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Account } from '#sync/records/account.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { ConnectionCard } from './connection-card.tsx';

/** Each asks for its deal and for how to reach the other. */

type Tab = 'requests' | 'sent' | 'accepted';

export function ConnectionList({
  tab,
  connections,
  account,
}: {
  tab: Tab;
  connections: ConnectionHere[];
  account: Account;
}) {
  const isInvestor = account.userType === 'investor';
  if (connections.length === 0) return <Nothing tab={tab} isInvestor={isInvestor} />;
  return (
    <div className="grid gap-5">
      {tab === 'requests' && isInvestor && (
        <Notice look="warn" title={riskNotice.title}>
          {riskNotice.text}
        </Notice>
      )}
      {tab === 'sent' && <AskForPush />}
      <ConnectionCards key={tab} name={tab} connections={connections} personId={account.id} />
    </div>
  );
}

export function ConnectionCards({
  name,
  connections,
  personId,
}: {
  name: string;
  connections: ConnectionHere[];
  personId: string;
}) {
  const blocked = useBlockedIds();
  return (
    <FirstRows name={name} rows={connections}>
      {(first, list) => (
        <ul ref={list} className="grid gap-4">
          {first.map((connection) => (
            <li key={connection.id} tabIndex={-1}>
              <ConnectionCard
                connection={connection}
                personId={personId}
                isBlocked={blocked?.has(otherOf(connection, personId).id) ?? false}
              />
            </li>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

function Nothing({ tab, isInvestor }: { tab: Tab; isInvestor: boolean }) {
  if (tab === 'requests')
    return (
      <EmptyState icon={Inbox} title={words.requestsEmpty}>
        {words.requestsEmptyDetail}
      </EmptyState>
    );
  if (tab === 'accepted')
    return (
      <EmptyState icon={Users} title={words.acceptedEmpty}>
        {words.acceptedEmptyDetail}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Send}
      title={words.sentEmpty}
      action={
        <ButtonLink href={isInvestor ? paths.explore : paths.investorSearch} look="primary">
          {isInvestor ? words.explore : words.findInvestors}
        </ButtonLink>
      }
    >
      {isInvestor ? words.sentEmptyInvestor : words.sentEmptyFounder}
    </EmptyState>
  );
}
