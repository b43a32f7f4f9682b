import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { previewWords as words } from '#src/content/pitch-preview.ts';
import { Button } from '#src/ui/button.tsx';
import type { Draft } from '#sync/records/draft.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** Opens what the draft will look like to others. */
export function PreviewButton({ draft }: { draft: Draft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small look="quiet" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" className="size-4" />
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
