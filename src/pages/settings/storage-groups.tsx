import { useState } from 'react';
import { storageGroups, storageWords as words } from '#src/content/storage.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import type { Measured } from '#src/storage/measure.ts';
import { isRemovable, type RemovableGroup } from '#src/storage/remove-group.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FetchGroupButton } from './fetch-group-button.tsx';
import { RemoveGroup } from './remove-group.tsx';

const ids = ['app', 'deals', 'own', 'messages', 'files', 'directory'] as const;

/**
 * A line a group: what it is, how large, and the way to delete it where it can be had again. `sizes`: those that are measured
 * by now.
 */
export function StorageGroups({ sizes, onChanged }: { sizes: Partial<Measured>; onChanged: () => void }) {
  const [asked, setAsked] = useState<RemovableGroup>();
  return (
    <>
      <ul className="divide-y divide-base-300">
        {ids.map((id) => {
          const { title, detail } = storageGroups[id];
          return (
            <li key={id} className="grid gap-2 py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="font-semibold">{title}</h3>
                <SizeOf bytes={sizes[id]?.bytes} />
              </div>
              <p className="text-sm text-quiet">{detail}</p>
              {isRemovable(id) && (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <Button
                    small
                    later={removableBytes(sizes, id) === 0}
                    aria-label={words.removeOf(title)}
                    onClick={() => setAsked(id)}
                  >
                    {words.remove}
                  </Button>
                  {id === 'files' && <KeptFiles bytes={sizes.keptFiles?.bytes ?? 0} />}
                  {id !== 'files' && sizes[id]?.bytes === 0 && sizes.missing?.includes(id) && (
                    <FetchGroupButton group={id} onFetched={onChanged} />
                  )}
                </div>
              )}
            </li>
          );
        })}
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-4 font-semibold">
          <p>{words.total}</p>
          <SizeOf bytes={totalOf(sizes)} />
        </li>
      </ul>
      {asked && (
        <RemoveGroup
          group={asked}
          bytes={removableBytes(sizes, asked)}
          onClose={() => setAsked((now) => (now === asked ? undefined : now))}
          onRemoved={onChanged}
        />
      )}
    </>
  );
}

/** Undefined while it is measured. */
function SizeOf({ bytes }: { bytes: number | undefined }) {
  if (bytes === undefined) return <Skeleton className="h-4 w-16 after-a-blink" />;
  return <p className="font-semibold tabular-nums">{storageSize(bytes)}</p>;
}

/** In a line that is there for another reason: it comes once it is measured. */
function KeptFiles({ bytes }: { bytes: number }) {
  return bytes > 0 && <p className="text-sm text-quiet">{words.kept(storageSize(bytes))}</p>;
}

/** What a trip keeps of the files goes with the trip. Nothing can be deleted before it is measured. */
function removableBytes(sizes: Partial<Measured>, group: RemovableGroup): number {
  return (sizes[group]?.bytes ?? 0) - (group === 'files' ? (sizes.keptFiles?.bytes ?? 0) : 0);
}

/** Undefined until all is measured. */
function totalOf(sizes: Partial<Measured>): number | undefined {
  let total = 0;
  for (const id of [...ids, 'unsent' as const]) {
    const size = sizes[id];
    if (!size) return undefined;
    total += size.bytes;
  }
  return total;
}
