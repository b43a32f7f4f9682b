import { storageWords as words } from '#src/content/storage.ts';
import { choosePart } from '#src/directory/chosen-part.ts';
import { wantAgain } from '#src/directory/deleted.ts';
import { refreshAgain } from '#src/directory/download.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { showToast } from '#src/state/toasts.ts';

/** Whether the choice is stored: where it is not, that is said. What it brings comes by itself, and is told as it comes. */
export async function keepPart(part: KeptPart): Promise<boolean> {
  try {
    await choosePart(part);
    await wantAgain();
  } catch {
    showToast({ kind: 'error', source: 'storage', title: words.notKept, detail: words.keptAsBefore });
    return false;
  }
  void refreshAgain().catch(reportError);
  return true;
}
