import { dashboardPage as words } from '#src/content/dashboard.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { ConnectionList } from '#src/pages/connections/connection-list.tsx';
import { OwnConversations } from '#src/pages/messages/own-conversations.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Account } from '#sync/records/account.ts';

/** Who asks to be written with, and below them everybody who is. */
export function DashboardMessages({ requests, account }: { requests: ConnectionHere[]; account: Account }) {
  const isAsked = requests.length > 0;
  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.tabs.messages} className="grid gap-10">
      {isAsked && (
        <section>
          <SectionHeading title={words.requests} />
          <ConnectionList tab="requests" connections={requests} account={account} />
        </section>
      )}
      <section>
        {isAsked && <SectionHeading title={words.conversations} />}
        <OwnConversations />
      </section>
    </section>
  );
}
