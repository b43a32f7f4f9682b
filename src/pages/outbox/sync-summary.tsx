import { useAccount } from '#src/data/use-account.ts';
import { isOld } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { useSyncFacts, useSyncStatus } from '#src/state/sync-status.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { StuckNotice } from './stuck-notice.tsx';

/** The state of this device in a sentence, and since when. */
export function SyncSummary() {
  const { state, lastSyncedAt, oldestWaiting } = useSyncStatus();
  const isGuest = useAccount() === null;
  const now = useNow();
  const isReached = useSyncFacts(({ connection }) => connection === 'ok');
  const lastTime = lastSyncedAt ? (
    <>
      Last up to date <Moment at={lastSyncedAt} />.
    </>
  ) : (
    'This device has not been up to date yet.'
  );
  switch (state) {
    case 'offline':
      return <Notice title="Offline">{lastTime} What waits here is sent when the network is back.</Notice>;
    case 'up-to-date':
      return <Notice title="Up to date">{lastTime}</Notice>;
    case 'waiting':
      if (isGuest) return <KeptHere />;
      return (
        <Notice title={isReached ? 'Sending what waits' : 'Waiting for a network'}>
          {!isReached && 'What waits here is sent when the network is back. '}
          {oldestWaiting && isOld(oldestWaiting, now) && (
            <>
              The oldest is from <Moment at={oldestWaiting} />.{' '}
            </>
          )}
          {lastTime}
        </Notice>
      );
    case 'attention':
      return (
        <Notice look="warn" title="Something needs you">
          {lastTime}
        </Notice>
      );
    case 'stuck':
      return <StuckNotice>{lastTime}</StuckNotice>;
    case 'storage-full':
      return (
        <Notice look="bad" title="This device is full">
          What is new cannot be stored. Free some space; nothing you wrote is lost. {lastTime}
        </Notice>
      );
    case 'sign-in':
      return (
        <Notice
          look="warn"
          title="Your session has ended"
          action={
            <ButtonLink href={paths.loginThen(paths.outbox)} look="primary">
              Log in
            </ButtonLink>
          }
        >
          Your work stays on this device. Log in again as the same person to send it. {lastTime}
        </Notice>
      );
    case 'update-needed':
      return (
        <Notice look="warn" title="This version is too old to send">
          Your work is safe. Reload the app while you are online to update it. {lastTime}
        </Notice>
      );
  }
}

/** A guest's work belongs to nobody the server knows. */
function KeptHere() {
  return (
    <Notice
      title="Kept on this device"
      action={
        <ButtonLink href={paths.loginThen(paths.outbox)} look="primary">
          Login
        </ButtonLink>
      }
    >
      What you wrote stays on this device until you sign in. Nothing of it has been sent.
    </Notice>
  );
}
