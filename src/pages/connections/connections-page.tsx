import { UserRoundX } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { connectionsWords as words } from '#src/content/connections.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useConnections } from '#src/data/use-connections.ts';
import { usePipelineCounts } from '#src/data/use-pipeline.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { Account } from '#sync/records/account.ts';
import { isAwaiting } from '#sync/rules/connections.ts';
import { ConnectionCards, ConnectionList } from './connection-list.tsx';
import { ConnectionPlaces } from './connection-places.tsx';
import { Pipeline } from './pipeline.tsx';
import { Shortlist } from './shortlist.tsx';
import { tabOf } from './tab-of.ts';

export function ConnectionsPage() {
  const account = useAccount();
  const here = useHere();
  const [query] = useSearchParams();
  return (
    <div className="grid gap-4 screenful sm:gap-6">
      <PageHeading onPhone="small" title={words.title} lead={words.lead} />
      {account === undefined && <ConnectionPlaces label={words.title} of={placesOf(query.get('tab'))} />}
      {account === null && (
        <SignInFirst
          icon={UserRoundX}
          title={words.signInTitle}
          href={paths.loginThen(here)}
          label={words.signIn}
        />
      )}
      {account && <OwnConnections account={account} />}
    </div>
  );
}

const tabIds = ['requests', 'sent', 'accepted', 'shortlisted', 'pipeline'] as const;
const ofInvestors: ReadonlySet<string> = new Set(['shortlisted', 'pipeline']);

function placesOf(tab: string | null) {
  return tab === 'shortlisted' || tab === 'pipeline' ? tab : 'connections';
}

function OwnConnections({ account }: { account: Account }) {
  const [query, setQuery] = useSearchParams();
  const connections = useArrived(useConnections());
  const deals = usePipelineCounts();
  const isInvestor = account.userType === 'investor';
  const offered = tabIds.filter((id) => isInvestor || !ofInvestors.has(id));
  const chosen = offered.find((id) => id === query.get('tab')) ?? 'requests';
  // Tabs that were given a number later would push each other aside.
  if (!connections || !deals) return <ConnectionPlaces label={words.title} of={placesOf(chosen)} />;
  const under = (tab: ReturnType<typeof tabOf>) =>
    connections.filter((each) => tabOf(each, account.id) === tab);
  const asked = under('requests');
  const shown = {
    requests: asked.filter((each) => isAwaiting(each, account.id)),
    sent: under('sent'),
    accepted: under('accepted').filter(({ status }) => status === 'accepted'),
  };
  // What is over stays in sight beneath what it was.
  const over = {
    requests: asked.filter((each) => !isAwaiting(each, account.id)),
    sent: [],
    accepted: under('accepted').filter(({ status }) => status === 'ended'),
  };
  const counts = {
    requests: shown.requests.length,
    sent: shown.sent.length,
    accepted: shown.accepted.length,
    ...deals,
  };
  return (
    <Tabs
      label={words.title}
      tabs={offered.map((id) => ({ id, title: words.tabs[id] + (counts[id] > 0 ? ` (${counts[id]})` : '') }))}
      chosen={chosen}
      onChoose={(tab) => setQuery(new URLSearchParams({ tab }), { replace: true })}
    >
      {chosen === 'shortlisted' ? (
        <Shortlist />
      ) : chosen === 'pipeline' ? (
        <Pipeline />
      ) : (
        <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.tabs[chosen]} className="grid gap-10">
          <ConnectionList tab={chosen} connections={shown[chosen]} account={account} />
          {over[chosen].length > 0 && (
            <section>
              <SectionHeading title={words.over[chosen]} />
              <ConnectionCards
                key={chosen}
                name={`${chosen}, over`}
                connections={over[chosen]}
                personId={account.id}
              />
            </section>
          )}
        </section>
      )}
    </Tabs>
  );
}
