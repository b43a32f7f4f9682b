import { settingsPage } from '#src/content/settings.ts';
import { storageWords as words } from '#src/content/storage.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { choosePart } from '#src/directory/chosen-part.ts';
import { wantAgain } from '#src/directory/deleted.ts';
import { refreshAgain } from '#src/directory/download.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { showToast } from '#src/state/toasts.ts';

/** Whether the choice is stored: where it is not, that is said. What it brings comes by itself, and is told as it comes. */
export async function keepPart(part: KeptPart): Promise<boolean> {
  const isKept = await isStored(async () => {
    await choosePart(part);
    await wantAgain();
  });
  if (isKept) void refreshAgain().catch(reportError);
  return isKept;
}

/** As keepPart, of a directory that was deleted: it comes once it is fetched again. */
export function keepPartLater(part: KeptPart): Promise<boolean> {
  return isStored(() => choosePart(part));
}

async function isStored(store: () => Promise<void>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    const detail = isStorageFull(error) ? settingsPage.full : words.keptAsBefore;
    showToast({ kind: 'error', source: 'storage', title: words.notKept, detail });
    return false;
  }
}
