import { useState } from 'react';
import { countOf } from '#src/lib/count-of.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Moment } from './moment.tsx';
import { Notice } from './notice.tsx';

type Kept = { userId: string; name: string; count: number; since: string };

/** That somebody else's unsent work is on this device, and the way to be rid of it: never what it says. */
export function KeptWork({ kept, onRemove }: { kept: Kept; onRemove: (userId: string) => void }) {
  const [asking, setAsking] = useState(false);
  const changes = countOf(kept.count, 'unsent item');
  return (
    <>
      <Notice
        title={`Unsent work of ${kept.name} is kept on this device`}
        action={
          <Button
            small
            onClick={() => setAsking(true)}
            aria-label={`Remove from this device: work of ${kept.name}`}
          >
            Remove from this device
          </Button>
        }
      >
        {changes}, the oldest from <Moment at={kept.since} />. What it says is shown to nobody else. It is
        there again when its owner logs in here, and what was to be sent is sent.
      </Notice>
      {asking && (
        <Dialog
          title={`Remove the work of ${kept.name}?`}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  onRemove(kept.userId);
                }}
              >
                Remove
              </Button>
            </>
          }
        >
          <p>
            This takes {changes} off this device. What has not reached the server by then is lost for good.
          </p>
        </Dialog>
      )}
    </>
  );
}
