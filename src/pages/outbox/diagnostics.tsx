import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/lib/save-file.ts';
import { showToast } from '#src/state/toasts.ts';
import { type Diagnosis, diagnose } from '#src/syncing/diagnose.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { factsOf } from './diagnosis-facts.ts';
import { ReadAnew } from './read-anew.tsx';

/** How this device stands, for whoever helps the person: figures only. */
export function Diagnostics() {
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  const look = async () => setDiagnosis(await diagnose());
  return (
    <Disclosure title="Diagnostics" onOpen={look}>
      <p className="mb-2 text-quiet">
        Figures for whoever helps you. Neither your name or email nor anything you wrote is in them.
      </p>
      {diagnosis && <Facts facts={factsOf(diagnosis)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button small onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          Save
        </Button>
        <ReadAnew onDone={look} />
      </div>
    </Disclosure>
  );
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(await asText());
    showToast({ kind: 'success', title: 'Diagnostics copied' });
  } catch {
    showToast({
      kind: 'error',
      title: 'The diagnostics were not copied',
      detail: 'This browser does not let a page copy. Save them as a file instead.',
    });
  }
}

async function save(): Promise<void> {
  saveFile(new Blob([await asText()], { type: 'application/json' }), 'pankh-diagnostics.json');
}

async function asText(): Promise<string> {
  return JSON.stringify(await diagnose(), null, 2);
}
