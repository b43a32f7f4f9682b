import { UserRound } from 'lucide-react';
import { profilePage as words } from '#src/content/profile.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { Certificate } from './certificate.tsx';
import { CompanyForm } from './company-form.tsx';
import { InvestorForm } from './investor-form.tsx';
import { PersonForm } from './person-form.tsx';
import { Standing } from './standing.tsx';

export function ProfilePage() {
  const account = useAccount();
  return (
    <div className="grid gap-6 screenful lg:gap-10">
      <PageHeading title={words.title} lead={words.lead} />
      {account === undefined && <LoadingList label={words.title} />}
      {account === null && (
        <SignInFirst
          icon={UserRound}
          title={words.signIn.title}
          href={paths.loginThen(paths.profile)}
          label={words.signIn.login}
        >
          {words.signIn.text}
        </SignInFirst>
      )}
      {account && (
        <>
          <Standing account={account} />
          <PersonForm account={account} />
          {account.userType === 'investor' && <InvestorForm account={account} />}
          {account.userType === 'entrepreneur' && <CompanyForm account={account} />}
          {account.userType === 'investor' && <Certificate />}
        </>
      )}
    </div>
  );
}
