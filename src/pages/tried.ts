import { showToast } from '#src/state/toasts.ts';

/** Work at the person's word; they are told where it fails. */
export function tried(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : undefined;
    showToast({ kind: 'error', title: 'That did not work', detail });
  });
}
