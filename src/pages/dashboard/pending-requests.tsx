import { dashboardPage as words } from '#src/content/dashboard.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { paths } from '#src/paths.ts';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';

/** Who waits for the person's answer, with Accept and Decline. */
export function PendingRequests({ requests, account }: { requests: ConnectionHere[]; account: Account }) {
  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.pending}>
      <SectionHeading
        title={words.pending}
        more={
          <TextLink alone href={paths.connections}>
            {words.allConnections}
          </TextLink>
        }
      />
      {requests.length === 0 ? (
        <p className="text-quiet">{words.noPending}</p>
      ) : (
        <ConnectionList tab="requests" connections={requests} account={account} />
      )}
    </section>
  );
}
