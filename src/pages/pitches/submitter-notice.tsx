import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TextLink } from '#src/ui/text-link.tsx';

/** Who may submit, for those who may not. */
export function SubmitterNotice({ draftId }: { draftId: string | undefined }) {
  const account = useAccount();
  if (account === undefined || account?.userType === 'entrepreneur') return null;
  if (account) {
    return (
      <Notice look="warn" title="Only entrepreneurs can submit a pitch">
        You are signed in as an investor. You can write and keep drafts, but submitting one needs an
        entrepreneur account.
      </Notice>
    );
  }
  const here = draftId ? paths.draft(draftId) : paths.submitPitch;
  return (
    <Notice title="You can start without an account">
      Your draft is kept on this device. To submit it,{' '}
      <TextLink href={paths.loginThen(here)}>log in</TextLink> or{' '}
      <TextLink href={paths.registerThen(here)}>create an account</TextLink> as an entrepreneur; the draft
      comes along.
    </Notice>
  );
}
