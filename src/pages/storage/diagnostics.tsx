import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { canShare, shareText } from '#src/lib/share.ts';
import { showToast } from '#src/state/toasts.ts';
import { type Diagnosis, diagnose } from '#src/syncing/diagnose.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { factsOf } from './diagnosis-facts.ts';
import { keepLooking } from './keep-looking.ts';
import { ReadAnew } from './read-anew.tsx';

const unreadable = 'The figures cannot be read at the moment.';

/** How this device stands, for whoever helps the person: figures only. */
export function Diagnostics() {
  const [isOpen, setOpen] = useState(false);
  const diagnosis = useDiagnosis(isOpen);
  const isUnreadable = useDatabaseFault() !== null;
  return (
    <Disclosure title="Diagnostics" onToggle={setOpen}>
      <p className="mb-2 text-quiet">
        Figures for whoever helps you. Neither your name or email nor anything you wrote is in them.
      </p>
      {diagnosis === null && <p>{unreadable}</p>}
      {diagnosis && <Facts facts={factsOf(diagnosis)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small later={diagnosis === undefined} onClick={() => void copy(diagnosis)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button small onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          Save
        </Button>
        {canShare() && (
          <Button small later={diagnosis === undefined} onClick={() => void send(diagnosis)}>
            <Share2 aria-hidden="true" className="size-4" />
            Send
          </Button>
        )}
        {!isUnreadable && <ReadAnew />}
      </div>
    </Disclosure>
  );
}

/** Null where it cannot be read, undefined before it is. */
type Shown = Diagnosis | null | undefined;

/** Kept up to date while it is looked at: part of it is known to the browser alone, which tells of no change. */
function useDiagnosis(isOpen: boolean): Shown {
  const [diagnosis, setDiagnosis] = useState<Shown>();
  useEffect(() => (isOpen ? keepLooking(diagnose, setDiagnosis) : undefined), [isOpen]);
  return diagnosis;
}

async function copy(shown: Shown): Promise<void> {
  const text = await asText(shown ?? diagnose(), 'The diagnostics were not copied');
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: 'Diagnostics copied' });
  } catch {
    showToast({
      kind: 'error',
      title: 'The diagnostics were not copied',
      detail: 'This browser does not let a page copy. Save them as a file instead.',
    });
  }
}

async function send(shown: Shown): Promise<void> {
  const text = await asText(shown ?? diagnose(), 'The diagnostics were not sent');
  if (text === null) return;
  if ((await shareText('Pankh diagnostics', text)) === 'failed')
    showToast({
      kind: 'error',
      title: 'The diagnostics were not sent',
      detail: 'Save them as a file instead.',
    });
}

async function save(): Promise<void> {
  const text = await asText(diagnose(), 'The diagnostics were not saved');
  if (text !== null) saveFile(new Blob([text], { type: 'application/json' }), 'pankh-diagnostics.json');
}

/**
 * Null where there are none, which is then said: `failed` is what came of it. Of what stands there it is made at once: WebKit
 * lets a page copy in the very turn of a press, and no more once it has asked a database.
 */
async function asText(diagnosis: Diagnosis | Promise<Diagnosis>, failed: string): Promise<string | null> {
  try {
    return JSON.stringify(await diagnosis, null, 2);
  } catch {
    showToast({ kind: 'error', title: failed, detail: unreadable });
    return null;
  }
}
