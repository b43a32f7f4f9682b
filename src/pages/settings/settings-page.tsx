import { SlidersHorizontal } from 'lucide-react';
import { settingsSections, settingsPage as words } from '#src/content/settings.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionNav } from '#src/ui/section-nav.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import type { Account } from '#sync/records/account.ts';
import { AccountPart } from './account-part.tsx';
import type { CodeStepForm } from './contact-card.tsx';
import { DataPart } from './data-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { StoragePart } from './storage-part.tsx';

export function SettingsPage({ part = 'account', CodeStep }: { part?: string; CodeStep: CodeStepForm }) {
  const account = useAccount();
  const isFull = useSyncFacts(({ connection }) => connection === 'storage-full');
  // A device holds something of whoever uses it, signed in or not, and also where it has no room for who that is.
  const isStorageAlone = part === 'storage' && (account === null || (account === undefined && isFull));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 screenful">
      <PageHeading title={words.title} />
      {account === undefined && !isStorageAlone && <LoadingList label={words.title} />}
      {isStorageAlone && <StoragePart />}
      {account === null && part !== 'storage' && (
        <SignInFirst
          icon={SlidersHorizontal}
          title={words.signIn.title}
          href={paths.loginThen(addressOf(part))}
          label={words.signIn.login}
        >
          {words.signIn.text}
        </SignInFirst>
      )}
      {account && (
        <>
          <SectionNav
            label={words.sections}
            current={addressOf(part)}
            sections={settingsSections.map(({ id, label }) => ({ href: addressOf(id), label }))}
          />
          <Part account={account} part={part} CodeStep={CodeStep} />
        </>
      )}
    </div>
  );
}

function addressOf(part: string): string {
  return part === 'account' ? paths.settings : paths.settingsPart(part);
}

function Part({ account, part, CodeStep }: { account: Account; part: string; CodeStep: CodeStepForm }) {
  switch (part) {
    case 'sessions':
      return <SessionsPart />;
    case 'plan':
      return <PlanPart account={account} />;
    case 'notifications':
      return <NotificationsPart />;
    case 'privacy':
      return <PrivacyPart />;
    case 'data':
      return <DataPart />;
    case 'storage':
      return <StoragePart />;
    default:
      return <AccountPart account={account} CodeStep={CodeStep} />;
  }
}
