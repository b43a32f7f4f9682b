import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { google, loginToasts } from '#src/content/login.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { type Begun, finishGoogle } from '#src/syncing/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLoadButton } from '#src/ui/page-load-button.tsx';
import { type GoogleStart, googleOutcomeSchema, googleStartPath } from '#sync/endpoints/google.ts';
import { GoogleRole } from './google-role.tsx';
import { useGoogleEnabled } from './use-google-enabled.ts';

/** "Continue with Google", where it is configured, and what came of it. */
export function GoogleSignIn({
  asked,
  onBegun,
}: {
  /** Where to go on to, and "Remember me" as it is ticked on the form above. */
  asked: GoogleStart;
  onBegun: (begun: Begun) => Promise<void>;
}) {
  const outcome = useOutcome(onBegun);
  const isEnabled = useGoogleEnabled();
  if (outcome === 'choose-role' || outcome === 'claimed')
    return <GoogleRole asked={asked} isClaimed={outcome === 'claimed'} />;
  if (outcome === 'owned')
    return (
      <div className="mt-5">
        <Notice look="info" title={google.owned.title}>
          {google.owned.text}
        </Notice>
      </div>
    );
  if (!isEnabled) return null;
  return (
    <div className="mt-5 grid gap-4">
      <p aria-hidden="true" className="divider my-0 text-sm text-quiet">
        {google.or}
      </p>
      <PageLoadButton href={googleStartPath(asked)}>{google.button}</PageLoadButton>
    </div>
  );
}

/** What the way through the provider came to stands in the query: read once, then gone from the address. */
function useOutcome(onBegun: (begun: Begun) => Promise<void>) {
  const [query, setQuery] = useSearchParams();
  const said = googleOutcomeSchema.safeParse(query.get('google')).data;
  const [heard] = useState(said);
  const begun = useEffectEvent(onBegun);
  const isDone = useRef(false);
  useEffect(() => {
    if (said === undefined || isDone.current) return;
    isDone.current = true;
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('google');
        after.delete('remember');
        return after;
      },
      { replace: true },
    );
    if (said === 'failed') tell(google.failed);
    if (said === 'done')
      finishGoogle().then(
        (who) => begun(who),
        (error: unknown) => tell(accountFault(error, google.failed).message),
      );
  }, [said, setQuery]);
  return heard;
}

function tell(detail: string): void {
  showToast({ kind: 'error', source: 'login', title: loginToasts.failure.title, detail });
}
