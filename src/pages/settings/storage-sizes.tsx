import type { ReactNode } from 'react';
import { storageWords as words } from '#src/content/storage.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { KeptPartChoice } from '#src/pages/storage/kept-part-choice.tsx';
import { type Measured, measureDevice } from '#src/storage/measure.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { MeterBar } from '#src/ui/meter-bar.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StorageGroups } from './storage-groups.tsx';
import { UnsentCard } from './unsent-card.tsx';

/** What is stored here, group by group, as it was measured a moment ago; what stands below it comes with it, and is not pushed down. */
export function StorageSizes({ children }: { children: ReactNode }) {
  const [measured, measureAgain] = useFetched(measureNow, '');
  if (measured.state === 'loading')
    return (
      <RowPlaces
        label={words.measuring}
        row="h-36 sm:h-30"
        rows={6}
        gap="gap-px"
        above={<Skeleton className="h-40 rounded-box sm:h-32" />}
      />
    );
  return (
    <>
      <section>
        <SectionHeading title={words.title} lead={words.lead} />
        {measured.state === 'fault' && <Notice look="bad" title={words.fault} />}
        {measured.state === 'ready' && (
          <div className="grid gap-4">
            <BrowserCount browser={measured.value.sizes.browser} />
            <Card className="px-5 py-2 sm:px-6">
              <StorageGroups sizes={measured.value.sizes} onChanged={measureAgain} />
            </Card>
            <div className="flex flex-wrap items-center gap-3">
              <Button small onClick={measureAgain}>
                {words.again}
              </Button>
              <p className="text-sm text-quiet">
                {words.measured} <Moment at={measured.value.at} />
              </p>
            </div>
            <KeptPartChoice />
          </div>
        )}
      </section>
      {measured.state === 'ready' && <UnsentCard bytes={measured.value.sizes.unsent.bytes} />}
      {children}
    </>
  );
}

async function measureNow(): Promise<{ at: string; sizes: Measured }> {
  return { sizes: await measureDevice(), at: new Date().toISOString() };
}

function BrowserCount({ browser }: { browser: Measured['browser'] }) {
  if (!browser || browser.quota === 0) return null;
  const { usage, quota } = browser;
  return (
    <MeterBar
      label={words.usedLabel}
      percent={Math.min(100, Math.round((100 * usage) / quota))}
      words={words.used(storageSize(usage), storageSize(quota))}
    />
  );
}
