import { turnedWords } from '#src/content/turned.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { forgetTurn, useTurned } from '#src/state/turned.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import { guestId } from '#sync/guest-id.ts';

/** Says whose this tab is now, where another tab or the browser has made it so; nothing once it is somebody else's again. */
export function TurnedNotice() {
  const { to, isCleared } = useTurned();
  const account = useAccount();
  const here = useHere();
  if (to === null || account === undefined || to !== (account?.id ?? guestId)) return null;
  const words = account
    ? {
        ...turnedWords.signedIn,
        title: turnedWords.signedIn.title(account.fullName),
        go: turnedWords.signedIn.go(account.fullName),
      }
    : { ...turnedWords.signedOut, ...(isCleared && turnedWords.cleared) };
  return (
    <div role="status" className="gutter mx-auto w-full max-w-page pt-4">
      <Notice
        title={words.title}
        action={
          <>
            <Button
              small
              look="primary"
              onClick={() => {
                forgetTurn();
                focusHeading();
              }}
            >
              {words.go}
            </Button>
            {!account && (
              <ButtonLink small href={paths.loginThen(here)}>
                {turnedWords.signedOut.logIn}
              </ButtonLink>
            )}
          </>
        }
      >
        {words.text}
      </Notice>
    </div>
  );
}
