import { ListChecks } from 'lucide-react';
import { approachesPage as words } from '#src/content/approaches.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { ApproachList } from './approach-list.tsx';
import { ApproachPlaces } from './approach-places.tsx';

export function ApproachesPage() {
  const account = useAccount();
  const isAdmin = account?.userType === 'admin';
  return (
    <div className="grid gap-6 screenful">
      <PageHeading title={words.title} lead={words.lead} />
      {account === undefined && <ApproachPlaces />}
      {account === null && (
        <SignInFirst
          icon={ListChecks}
          title={words.signIn}
          href={paths.loginThen(paths.approaches)}
          label={words.login}
        />
      )}
      {account && account.userType !== 'entrepreneur' && (
        <EmptyState
          icon={ListChecks}
          title={words.foundersOnly}
          action={
            isAdmin ? (
              <ButtonLink href={paths.admin}>{words.desk}</ButtonLink>
            ) : (
              <ButtonLink href={paths.dashboard}>{words.dashboard}</ButtonLink>
            )
          }
        >
          {!isAdmin && words.foundersOnlyText}
        </EmptyState>
      )}
      {account?.userType === 'entrepreneur' && <ApproachList />}
    </div>
  );
}
