import { updateTakesLong } from '#src/content/update.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import { postponeUpdate, useUpdate } from './update-state.ts';
import { useTakesLong } from './use-takes-long.ts';

/** Asks before a new version takes over; nothing while there is none. */
export function UpdatePrompt() {
  const { at } = useUpdate();
  const isAccepted = at === 'accepted';
  const takesLong = useTakesLong(isAccepted);
  if (at !== 'waiting' && !isAccepted) return null;
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
    <div role="status" className="gutter mx-auto w-full max-w-page pt-4">
      <Notice title="A new version is ready" action={answers}>
        {takesLong && updateTakesLong}
      </Notice>
    </div>
  );
}

async function accept(): Promise<void> {
  // Here already: it found the new version.
  const { acceptUpdate } = await import('./update.ts');
  acceptUpdate();
}
