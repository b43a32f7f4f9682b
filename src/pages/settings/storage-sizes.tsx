import { storageWords as words } from '#src/content/storage.ts';
import { useKeptPart } from '#src/directory/use-kept-part.ts';
import { usePartToFetch } from '#src/directory/use-part-to-fetch.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import { KeptPartChoice } from '#src/pages/storage/kept-part-choice.tsx';
import type { Measured } from '#src/storage/measure.ts';
import type { Measurement } from '#src/storage/measurement.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { MeterBar } from '#src/ui/meter-bar.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PartToFetch } from './part-to-fetch.tsx';
import { StorageGroups } from './storage-groups.tsx';
import { UnsentCard } from './unsent-card.tsx';

/** What is stored here, group by group, each size as soon as it is measured: places are kept, so that nothing is pushed down. `onChanged` measures anew. */
export function StorageSizes({
  measurement,
  onChanged,
}: {
  measurement: Measurement;
  onChanged: () => void;
}) {
  const { state, sizes } = measurement;
  const kept = useKeptPart();
  const toFetch = usePartToFetch();
  return (
    <>
      <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
        <SectionHeading title={words.title} lead={words.lead} />
        {state === 'fault' ? (
          <Notice
            look="bad"
            title={words.fault}
            action={
              <Button small onClick={onChanged}>
                {words.again}
              </Button>
            }
          />
        ) : (
          <div className="grid gap-4">
            <BrowserCount browser={sizes.browser} />
            <Card className="px-5 py-2 sm:px-6">
              <StorageGroups sizes={sizes} onChanged={onChanged} />
            </Card>
            <div className="flex flex-wrap items-center gap-3">
              <Button small later={state === 'measuring'} onClick={onChanged}>
                {words.again}
              </Button>
              <p className="text-sm text-quiet">
                {/* How long ago that was is told by every minute: it is not to be heard each time. */}
                <span role="status">{state === 'measured' ? words.measured : words.measuring}</span>
                {state === 'measured' && (
                  <>
                    {' '}
                    <Moment at={measurement.at} />
                  </>
                )}
              </p>
            </div>
            {(kept !== null || toFetch !== null) && (
              <div className="min-h-29">
                {kept === null && toFetch ? <PartToFetch stored={toFetch} /> : <KeptPartChoice />}
              </div>
            )}
          </div>
        )}
      </section>
      {state !== 'fault' && <UnsentCard bytes={sizes.unsent?.bytes} />}
    </>
  );
}

function BrowserCount({ browser }: { browser: Measured['browser'] | undefined }) {
  if (browser === undefined) return <Skeleton className="h-15.5 after-a-blink sm:h-9.5" />;
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
