import { takenAlong } from '#src/content/outbox.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { type Cancelled, cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { shortened } from '#src/lib/shortened.ts';
import { showToast } from '#src/state/toasts.ts';
import { tried } from './tried.ts';

/** Takes back an item, or one of its changes, and offers to do it again. `named`: what the person reads. */
export async function cancelWithUndo(key: string, named: string, change?: string): Promise<void> {
  tellCancelled(await cancelItem(key, change), named);
}

/** The same of one that stands elsewhere than in the outbox, by the name that it has there. */
export async function cancelNamed(key: string): Promise<void> {
  const items = await outboxItems(await currentDb());
  await cancelWithUndo(key, items.find((item) => item.key === key)?.title ?? '');
}

/** Takes back an item that is to be written anew, and says so where it was not all that went. */
export async function takeBackToEdit(key: string, named: string): Promise<void> {
  const cancelled = await cancelItem(key);
  if (cancelled.tookMore) tellCancelled(cancelled, named);
}

function tellCancelled({ undo, tookSubmission, tookMore }: Cancelled, named: string): void {
  const along = [tookSubmission && takenAlong.submission, tookMore && takenAlong.more].filter(Boolean);
  showToast({
    kind: 'notice',
    title: `Cancelled: ${shortened(named)}`,
    detail: along.length > 0 ? along.join(' ') : undefined,
    action: { label: 'Undo', run: () => tried(undo()) },
  });
}
