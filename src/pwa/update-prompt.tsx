import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { acceptUpdate, postponeUpdate, useUpdate } from './update.ts';

/** Asks before a new version takes over; nothing while there is none. */
export function UpdatePrompt() {
  const update = useUpdate();
  if (update.at !== 'waiting') return null;
  const answers = (
    <>
      <Button look="primary" onClick={acceptUpdate}>
        Update
      </Button>
      <Button look="quiet" onClick={postponeUpdate}>
        Later
      </Button>
    </>
  );
  return (
    <div role="status">
      <Notice title="A new version is ready" action={answers} />
    </div>
  );
}
