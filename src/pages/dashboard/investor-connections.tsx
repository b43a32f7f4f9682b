import { dashboardPage as words } from '#src/content/dashboard.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { Shortlist } from '#src/pages/connections/shortlist.tsx';
import { paths } from '#src/paths.ts';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';
import { askerOf } from '#sync/rules/connections.ts';

/** The requests that are open, those to the investor first, and the deals they keep in sight. `requests`: what waits for their answer. */
export function InvestorConnections({
  account,
  connections,
  requests,
}: {
  account: Account;
  connections: ConnectionHere[];
  requests: ConnectionHere[];
}) {
  const sent = connections.filter((each) => each.status === 'pending' && askerOf(each) === account.id);
  return (
    <div className="grid gap-10">
      <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.requests} className="grid gap-10">
        <section>
          <SectionHeading
            title={words.requests}
            more={
              <TextLink alone href={paths.connections}>
                {words.allConnections}
              </TextLink>
            }
          />
          <ConnectionList tab="requests" connections={requests} account={account} />
        </section>
        {sent.length > 0 && (
          <section>
            <SectionHeading title={words.sent} />
            <ConnectionList tab="sent" connections={sent} account={account} />
          </section>
        )}
      </section>
      <section>
        <SectionHeading title={words.shortlist} />
        <Shortlist />
      </section>
    </div>
  );
}
