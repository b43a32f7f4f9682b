import { riskNotice, connectWords as words, wordsOfState, wordsOfWork } from '#src/content/connections.ts';
import { noLongerOpen } from '#src/content/round.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useAccount } from '#src/data/use-account.ts';
import { type ConnectionHere, useConnectionWith } from '#src/data/use-connections.ts';
import { RequestBox } from '#src/pages/connections/request-box.tsx';
import { tabOf } from '#src/pages/connections/tab-of.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { askerOf } from '#sync/rules/connections.ts';
import { isOpen } from '#sync/rules/raised.ts';

export const connectPanelId = 'connect';

/** How the person and the deal's founder stand, and the way to a connection for investors. */
export function ConnectPanel({ opportunity }: { opportunity: Opportunity }) {
  const account = useAccount();
  if (account === undefined || account?.id === opportunity.founderId) return null;
  return (
    <section
      ref={keepFocus}
      id={connectPanelId}
      tabIndex={-1}
      aria-label={words.title}
      className="print:hidden"
    >
      <Card>
        <h2 className="mb-4 text-lg font-semibold">{words.title}</h2>
        {account === null &&
          (isOpen(opportunity) ? <Guest opportunity={opportunity} /> : <p>{noLongerOpen}</p>)}
        {account?.userType === 'investor' && <Ask opportunity={opportunity} account={account} />}
        {account && account.userType !== 'investor' && (
          <p className="text-quiet">{isOpen(opportunity) ? words.investorsOnly : noLongerOpen}</p>
        )}
      </Card>
    </section>
  );
}

function Guest({ opportunity }: { opportunity: Opportunity }) {
  return (
    <div className="grid gap-4">
      <ButtonLink href={paths.signupThen(paths.opportunity(opportunity.id))} look="primary">
        {words.signIn}
      </ButtonLink>
      <Notice look="warn" title={riskNotice.title}>
        {riskNotice.text}
      </Notice>
    </div>
  );
}

function Ask({ opportunity, account }: { opportunity: Opportunity; account: Account }) {
  const { id, founderId, founderName } = opportunity;
  const connection = useConnectionWith(founderId, id);
  const isArriving = useIsArriving();
  // Whoever may have asked from another device is not to be offered it a second time.
  if (connection === undefined || (connection === null && isArriving)) return null;
  if (connection) return <Standing connection={connection} personId={account.id} />;
  if (!isOpen(opportunity)) return <Closed />;

  const other = { otherId: founderId, otherName: founderName, otherType: 'entrepreneur' as const };
  return <RequestBox to={{ ...other, opportunityId: id }} account={account} risk={riskNotice} />;
}

/** It can still be put on one's list, and recorded. */
function Closed() {
  return (
    <div className="grid gap-4">
      <p>{noLongerOpen}</p>
      <Notice look="warn" title={riskNotice.title}>
        {riskNotice.text}
      </Notice>
    </div>
  );
}

function Standing({ connection, personId }: { connection: ConnectionHere; personId: string }) {
  const side = askerOf(connection) === personId ? 'asker' : 'asked';
  const { work, status, message } = connection;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{wordsOfState(connection, side)}</p>
      {work && (
        <p role="status" className="text-quiet">
          {wordsOfWork(work)}
        </p>
      )}
      {message && <p className="border-s-2 border-base-300 ps-3 whitespace-pre-wrap text-quiet">{message}</p>}
      {status === 'accepted' && (
        <ButtonLink href={paths.conversation(connection.id)} look="primary">
          {words.write}
        </ButtonLink>
      )}
      <ButtonLink href={paths.connectionsTab(tabOf(connection, personId))}>{words.open}</ButtonLink>
      <Notice look="warn" title={riskNotice.title}>
        {riskNotice.text}
      </Notice>
    </div>
  );
}
