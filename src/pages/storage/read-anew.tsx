import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { startReadingAnew } from './start-reading-anew.ts';

/** Fetches everything from the server again, once the person has agreed. */
export function ReadAnew() {
  const [asking, setAsking] = useState(false);

  async function start() {
    setAsking(false);
    await startReadingAnew();
  }

  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Read everything anew
      </Button>
      {asking && (
        <Dialog
          title="Read everything anew?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Not now</Button>
              <Button look="primary" onClick={start}>
                Read anew
              </Button>
            </>
          }
        >
          <p>
            Everything of yours is fetched from the server again, as soon as it can be reached. What waits
            here to be sent stays and is sent.
          </p>
        </Dialog>
      )}
    </>
  );
}
