import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Opens what the draft was. */
export function VersionsButton({ draft }: { draft: PitchDraft }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small look="quiet" className="-me-3" onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-4" />
        Versions
      </Button>
      {open && <VersionsDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}
