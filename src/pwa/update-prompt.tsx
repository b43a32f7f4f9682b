import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import { postponeUpdate, useUpdate } from './update-state.ts';

/** Asks before a new version takes over; nothing while there is none. */
export function UpdatePrompt() {
  const update = useUpdate();
  if (update.at !== 'waiting' && update.at !== 'accepted') return null;
  const isAccepted = update.at === 'accepted';
  const answers = (
    <>
      <Button look="primary" busy={isAccepted} onClick={() => void accept().catch(reportError)}>
        Update
      </Button>
      {!isAccepted && (
        <Button
          look="quiet"
          onClick={() => {
            postponeUpdate();
            focusHeading();
          }}
        >
          Later
        </Button>
      )}
    </>
  );
  return (
    <div role="status">
      <Notice title="A new version is ready" action={answers} />
    </div>
  );
}

async function accept(): Promise<void> {
  // Here already: it found the new version.
  const { acceptUpdate } = await import('./update.ts');
  acceptUpdate();
}
