import { useState } from 'react';
import { previewWords as words } from '#src/content/pitch-preview.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useCompany } from '#src/data/use-profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Draft } from '#sync/records/draft.ts';
import { previewOf } from './preview-of.ts';
import { PreviewView } from './preview-view.tsx';

/** The draft as the deal it will be, made on this device. */
export function PreviewDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const account = useAccount();
  const company = useCompany();
  const [now] = useState(() => new Date().toISOString());
  return (
    <Dialog
      title={words.title}
      wide
      tall
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <PreviewView {...previewOf(draft, account, company, now)} />
    </Dialog>
  );
}
