import { useState } from 'react';
import { storageGroups, storageWords as words } from '#src/content/storage.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import type { Measured } from '#src/storage/measure.ts';
import { isRemovable, type RemovableGroup } from '#src/storage/remove-group.ts';
import { Button } from '#src/ui/button.tsx';
import { FetchGroupButton } from './fetch-group-button.tsx';
import { RemoveGroup } from './remove-group.tsx';

const ids = ['app', 'deals', 'own', 'messages', 'files', 'directory'] as const;

/** A line a group: what it is, how large, and the way to delete it where it can be had again. */
export function StorageGroups({ sizes, onChanged }: { sizes: Measured; onChanged: () => void }) {
  const [asked, setAsked] = useState<RemovableGroup>();
  const total = [...ids, 'unsent' as const].reduce((sum, id) => sum + sizes[id].bytes, 0);
  return (
    <>
      <ul className="divide-y divide-base-300">
        {ids.map((id) => {
          const { title, detail } = storageGroups[id];
          return (
            <li key={id} className="grid gap-2 py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="font-semibold">{title}</h3>
                <p className="font-semibold tabular-nums">{storageSize(sizes[id].bytes)}</p>
              </div>
              <p className="text-sm text-quiet">
                {detail} {id === 'files' && keptOf(sizes)}
              </p>
              {isRemovable(id) && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    small
                    later={removableBytes(sizes, id) === 0}
                    aria-label={words.removeOf(title)}
                    onClick={() => setAsked(id)}
                  >
                    {words.remove}
                  </Button>
                  {id !== 'files' && sizes[id].bytes === 0 && (
                    <FetchGroupButton group={id} onFetched={onChanged} />
                  )}
                </div>
              )}
            </li>
          );
        })}
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-4 font-semibold">
          <p>{words.total}</p>
          <p className="tabular-nums">{storageSize(total)}</p>
        </li>
      </ul>
      {asked && (
        <RemoveGroup
          group={asked}
          bytes={removableBytes(sizes, asked)}
          onClose={() => setAsked(undefined)}
          onRemoved={onChanged}
        />
      )}
    </>
  );
}

/** What a trip keeps of the files goes with the trip. */
function removableBytes(sizes: Measured, group: RemovableGroup): number {
  return sizes[group].bytes - (group === 'files' ? sizes.keptFiles.bytes : 0);
}

function keptOf({ keptFiles }: Measured): string {
  return keptFiles.bytes > 0 ? words.kept(storageSize(keptFiles.bytes)) : '';
}
