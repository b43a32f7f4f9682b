import { deviceWords as words } from '#src/content/push.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { PushError } from './push.ts';

/** Says why it stayed as it was. */
export function tellPushFault(error: unknown): void {
  const told = error instanceof PushError ? sentenceOf(error) : accountFault(error, words.noService).message;
  showToast({ kind: 'error', source: 'settings', title: words.failed, detail: told });
}

function sentenceOf({ why }: PushError): string {
  return why === 'no-worker' ? words.noWorker : words.noService;
}
