import { Handshake } from 'lucide-react';
import { matchingWords as words } from '#src/content/ai-analysis.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { DealMatches } from './deal-matches.tsx';
import { FounderMatches } from './founder-matches.tsx';

/** Who fits whom: deals for an investor, investors for a founder, each with its score and the reasons. */
export function InvestorMatching() {
  const account = useAccount();
  if (account === undefined) return <LoadingList label={words.loading} />;
  if (account === null)
    return (
      <SignInFirst
        icon={Handshake}
        title={words.signIn}
        href={paths.loginThen(paths.analysisTab('matching'))}
        label={words.login}
      >
        {words.signInText}
      </SignInFirst>
    );
  if (account.userType === 'admin') return <EmptyState icon={Handshake} title={words.othersOnly} />;
  return (
    <div className="grid gap-6">
      <p className="text-quiet">{words.byRules}</p>
      {account.userType === 'investor' ? <DealMatches account={account} /> : <FounderMatches />}
    </div>
  );
}
