import { UserRoundX } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { connectionsWords as words } from '#src/content/connections.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useArrived } from '#src/data/use-arrived.ts';
import { useConnections } from '#src/data/use-connections.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Account } from '#sync/records/account.ts';
import { askerOf, isAwaiting } from '#sync/rules/connections.ts';
import { ConnectionList } from './connection-list.tsx';
import { Pipeline } from './pipeline.tsx';
import { Shortlist } from './shortlist.tsx';

export function ConnectionsPage() {
  const account = useAccount();
  return (
    <div className="grid gap-6">
      <PageHeading title={words.title} lead={words.lead} />
      {account === undefined && <LoadingList label={words.title} />}
      {account === null && (
        <SignInFirst
          icon={UserRoundX}
          title={words.signInTitle}
          href={paths.loginThen(paths.connections)}
          label={words.signIn}
        />
      )}
      {account && <OwnConnections account={account} />}
    </div>
  );
}

const tabIds = ['requests', 'sent', 'accepted', 'shortlisted', 'pipeline'] as const;
const ofInvestors: ReadonlySet<string> = new Set(['shortlisted', 'pipeline']);

function OwnConnections({ account }: { account: Account }) {
  const [query, setQuery] = useSearchParams();
  const connections = useArrived(useConnections());
  const isInvestor = account.userType === 'investor';
  const offered = tabIds.filter((id) => isInvestor || !ofInvestors.has(id));
  const chosen = offered.find((id) => id === query.get('tab')) ?? 'requests';
  if (connections === undefined) return <LoadingList label={words.title} />;
  const shown = {
    requests: connections.filter((each) => isAwaiting(each, account.id)),
    // What was answered by me is no request any more and was never sent by me: it stays in sight here.
    sent: connections.filter(
      (each) => each.status !== 'accepted' && (askerOf(each) === account.id || each.status !== 'pending'),
    ),
    accepted: connections.filter(({ status }) => status === 'accepted'),
  };
  const count = (id: (typeof tabIds)[number]) =>
    id === 'shortlisted' || id === 'pipeline' || shown[id].length === 0 ? '' : ` (${shown[id].length})`;
  return (
    <Tabs
      label={words.title}
      tabs={offered.map((id) => ({ id, title: words.tabs[id] + count(id) }))}
      chosen={chosen}
      onChoose={(tab) => setQuery(new URLSearchParams({ tab }), { replace: true })}
    >
      {chosen === 'shortlisted' ? (
        <Shortlist />
      ) : chosen === 'pipeline' ? (
        <Pipeline />
      ) : (
        <ConnectionList tab={chosen} connections={shown[chosen]} account={account} />
      )}
    </Tabs>
  );
}
