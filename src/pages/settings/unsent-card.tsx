import { Download } from 'lucide-react';
import { unsentWords as words } from '#src/content/storage.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import { saveUnsent } from '#src/pages/leaving/save-unsent.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/**
 * What is on this device alone: never deleted here, but taken along in a file. `bytes`: undefined while it is measured; the card
 * is as high then as it will be.
 */
export function UnsentCard({ bytes }: { bytes: number | undefined }) {
  return (
    <section>
      <SectionHeading title={words.title} lead={words.lead} />
      <Card className="grid gap-3 p-5 sm:p-6">
        <div className="min-h-12 sm:min-h-6">
          {bytes === undefined ? (
            <Skeleton className="h-6 after-a-blink" />
          ) : (
            <p>{bytes === 0 ? words.none : words.some(storageSize(bytes))}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button later={!bytes} onClick={saveUnsent}>
            <Download aria-hidden="true" className="size-4" />
            {words.export}
          </Button>
          <ButtonLink href={paths.outbox}>{words.outbox}</ButtonLink>
        </div>
      </Card>
    </section>
  );
}
