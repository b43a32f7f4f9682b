import { useLocation } from 'wouter';
import { waitingSentence } from '#src/content/sync-words.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says on every screen that nothing is sent or fetched any more, but where the screen itself says so. */
export function SessionNotice() {
  const account = useAccount();
  const { state, waiting } = useSyncStatus();
  const [path] = useLocation();
  const here = useHere();
  if (!account || state !== 'sign-in' || tellThemselves.has(path)) return null;
  return (
    <div role="status" className="gutter mx-auto w-full max-w-page pt-4">
      <Notice
        look="warn"
        title="Your session has ended"
        action={
          <ButtonLink href={paths.loginThen(here)} look="primary" small>
            Log in
          </ButtonLink>
        }
      >
        Nothing is sent or fetched until you log in again. {waitingSentence(waiting)}
      </Notice>
    </div>
  );
}

const tellThemselves = new Set<string>([paths.login, paths.register, paths.outbox]);
