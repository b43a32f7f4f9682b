import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { directoryWords as words } from '#src/content/admin-directory.ts';
import { whyNot } from './why-not.ts';

/** What is said of a list that was sent. `isKnown`: nothing of it was written; otherwise it may be imported all the same. */
export function listFault(
  error: unknown,
  { dryRun }: { dryRun: boolean },
): { isKnown: boolean; title: string; detail: string } {
  const isRefused = error instanceof ApiError && error.status < 500;
  if (!dryRun && !isRefused) return { isKnown: false, title: words.unsure, detail: words.unsureText };
  return { isKnown: true, title: words.notDone, detail: detailOf(error) };
}

function detailOf(error: unknown): string {
  if (error instanceof OfflineError) return words.cutOff;
  // Our server says it in words of its own.
  if (error instanceof ApiError && error.status === 413 && !error.failure) return words.notLetThrough;
  return whyNot(error);
}
