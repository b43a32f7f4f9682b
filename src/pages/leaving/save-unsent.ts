import { unsentFile as words } from '#src/content/unsent-file.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { showToast } from '#src/state/toasts.ts';

/** Hands all that is not sent to the person as a file, or says that there is none: the button beside it may discard it all. */
export async function saveUnsent(): Promise<void> {
  try {
    saveFile(await exportUnsent(), words.name);
  } catch {
    showToast({ kind: 'error', title: words.failed, detail: words.detail });
  }
}
