import { useState } from 'react';
import { discardItem } from '#src/data/outbox-actions.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { tried } from './tried.ts';

/** Lets refused work go, once the person has agreed: every device of theirs is told, so there is no way back. */
export function DiscardButton({
  itemKey,
  title,
  words,
}: {
  itemKey: string;
  title: string;
  words: readonly string[];
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small look="quiet" aria-label={`Discard: ${title}`} onClick={() => setAsking(true)}>
        Discard
      </Button>
      {asking && (
        <Dialog
          title="Discard this?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  tried(discardItem(itemKey));
                }}
              >
                Discard
              </Button>
            </>
          }
        >
          <p>What was not accepted goes from this list for good, on all your devices:</p>
          <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto border-s-2 border-base-300 ps-3">
            {words.map((line) => (
              <li key={line} className="break-words whitespace-pre-wrap">
                {line}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
