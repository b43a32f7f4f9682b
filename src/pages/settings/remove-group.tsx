import { useState } from 'react';
import { storageGroups, storageWords as words } from '#src/content/storage.ts';
import { useTrip } from '#src/data/use-trip.ts';
import { storageSize } from '#src/lib/storage-size.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { type RemovableGroup, removeGroup } from '#src/storage/remove-group.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { tellUnkept } from './tell-unkept.ts';

/** Says what goes and how it comes back, then deletes it. */
export function RemoveGroup({
  group,
  bytes,
  onClose,
  onRemoved,
}: {
  group: RemovableGroup;
  bytes: number;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { title, removal } = storageGroups[group];
  const trip = useTrip()?.trip;
  const isOffline = useSyncStatus().connection === 'offline';
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const isRemoved = await removeGroup(group);
      if (isRemoved) showToast({ kind: 'notice', title: words.removed(storageSize(bytes)) });
      onRemoved();
    } catch (error) {
      tellUnkept(words.failed, error);
    } finally {
      onClose();
    }
  }

  return (
    <Dialog
      title={words.confirm(title, storageSize(bytes))}
      // The directory's may wait minutes for a download to let go. It is noted by then, and goes on without being looked at.
      busy={isBusy && group !== 'directory'}
      onClose={onClose}
      actions={
        <>
          <Button later={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>{removal}</p>
        <p>
          {words.needsNetwork} {words.unsentStays}
        </p>
        {isOffline && <p className="font-semibold">{words.offlineNow}</p>}
        {trip && group !== 'files' && <p className="font-semibold">{words.tripKept}</p>}
      </div>
    </Dialog>
  );
}
