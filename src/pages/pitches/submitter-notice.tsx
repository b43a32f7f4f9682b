import { useAccount } from '#src/data/use-account.ts';
import { useCompany } from '#src/data/use-profile.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { isCompanyComplete } from '#sync/rules/company.ts';

/** Who may submit, for those who may not; and what a pitch waits for after it, for a founder who may. */
export function SubmitterNotice() {
  const account = useAccount();
  const here = useHere();
  if (account === undefined) return null;
  if (account?.userType === 'entrepreneur') return <CompanyNotice />;
  if (account) {
    return (
      <Notice look="warn" title="Only entrepreneurs can submit a pitch">
        You are signed in as an {account.userType}. You can write and keep drafts, but submitting one needs an
        entrepreneur account.
      </Notice>
    );
  }
  return (
    <Notice title="You can start without an account">
      Your draft is kept on this device. To submit it,{' '}
      <TextLink href={paths.loginThen(here)}>log in</TextLink> or{' '}
      <TextLink href={paths.registerThen(here)}>create an account</TextLink> as an entrepreneur; the draft
      comes along.
    </Notice>
  );
}

function CompanyNotice() {
  const company = useCompany();
  if (company === undefined || isCompanyComplete(company)) return null;
  return (
    <Notice title="A pitch is public once your company is complete">
      Write and submit it now. It is approved for everybody when all that{' '}
      <TextLink href={paths.profile}>your profile</TextLink> asks about your company is there.
    </Notice>
  );
}
