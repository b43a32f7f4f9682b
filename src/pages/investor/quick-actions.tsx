import { connectionsWords, connectWords, wordsOfState, wordsOfWork } from '#src/content/connections.ts';
import { investorWords as words } from '#src/content/investor.ts';
import type { ApproachSource } from '#src/data/approaches.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useStandingWith } from '#src/data/use-connections.ts';
import { AddToList } from '#src/pages/approaches/add-to-list.tsx';
import { RequestBox } from '#src/pages/connections/request-box.tsx';
import { tabOf } from '#src/pages/connections/tab-of.ts';
import { ShareButtons } from '#src/pages/sharing/share-buttons.tsx';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Account } from '#sync/records/account.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { askerOf } from '#sync/rules/connections.ts';

export function QuickActions({ investor }: { investor: InvestorCard }) {
  const account = useAccount();
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.actions}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 className="text-lg font-semibold">{words.actions}</h2>
        {account === null && (
          <ButtonLink href={paths.signupThen(paths.investor(investor.id))} look="primary">
            {connectWords.signIn}
          </ButtonLink>
        )}
        {account?.id === investor.id && <ButtonLink href={paths.profile}>{words.edit}</ButtonLink>}
        {account?.userType === 'entrepreneur' && <Ask investor={investor} account={account} />}
        <AddToList source={sourceOf(investor)} />
        <ShareButtons title={investor.fullName} href={paths.investor(investor.id)} label={words.share} />
      </Card>
    </section>
  );
}

/** For founders: how they and the investor stand, or the way to a connection. */
function Ask({ investor: { id, fullName }, account }: { investor: InvestorCard; account: Account }) {
  const connection = useStandingWith(id);
  const isArriving = useIsArriving();
  // Whoever has asked from another device is not to be offered it a second time.
  if (connection === undefined || (connection === null && isArriving)) return null;
  if (connection) {
    const { status, work, opportunityId, dealTitle } = connection;
    const side = askerOf(connection) === account.id ? 'asker' : 'asked';
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{wordsOfState(connection, side)}</p>
        {opportunityId && (
          <p className="text-quiet wrap-anywhere">
            {connectionsWords.about} <TextLink href={paths.opportunity(opportunityId)}>{dealTitle}</TextLink>
          </p>
        )}
        {work && (
          <p role="status" className="text-quiet">
            {wordsOfWork(work)}
          </p>
        )}
        {status === 'accepted' && (
          <ButtonLink href={paths.conversation(connection.id)} look="primary">
            {connectWords.write}
          </ButtonLink>
        )}
        <ButtonLink href={paths.connectionsTab(tabOf(connection, account.id))}>
          {connectWords.open}
        </ButtonLink>
      </div>
    );
  }

  const other = { otherId: id, otherName: fullName, otherType: 'investor' as const };
  // It is the investor who takes a risk.
  return <RequestBox to={{ ...other, opportunityId: null }} account={account} risk={null} />;
}

function sourceOf({ id, fullName, location }: InvestorCard): ApproachSource {
  const source = { directoryId: null, investorId: id };
  return { ...source, name: fullName, kind: words.badge, website: '', place: location };
}
