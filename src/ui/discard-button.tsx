import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Lets work go, once the person has agreed: there is no way back. */
export function DiscardButton({
  title,
  lead,
  words,
  onDiscard,
}: {
  title: string;
  /** What becomes of the words that are shown below it. */
  lead: string;
  words: readonly string[];
  onDiscard: () => void;
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
                  onDiscard();
                }}
              >
                Discard
              </Button>
            </>
          }
        >
          <p>{lead}</p>
          <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto border-s-2 border-base-300 ps-3">
            {words.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              <li key={`${at} ${line}`} className="break-words whitespace-pre-wrap">
                {line}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
