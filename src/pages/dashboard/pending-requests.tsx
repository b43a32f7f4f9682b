import { useState } from 'react';
import { dashboardPage as words } from '#src/content/dashboard.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { paths } from '#src/paths.ts';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';

/**
 * Whether those who wait for the person's answer stand above what one only looks at, as where there were any when the screen was opened. It stays
 * so until it is left: the answer to the last moves nothing under somebody's hands.
 */
export function useBeginsWithPending(requests: readonly ConnectionHere[]): boolean {
  const [begins] = useState(requests.length > 0);
  return begins;
}

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
