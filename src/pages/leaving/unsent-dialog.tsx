import { sendOutcomes } from '#src/content/sync-words.ts';
import { countOf } from '#src/lib/count-of.ts';
import { useSendNow } from '#src/state/use-send-now.ts';
import { syncToItsEnd } from '#src/syncing/synced.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { saveUnsent } from './save-unsent.ts';
import type { UnsentHere } from './use-unsent-here.ts';

/** What leaving this device would lose, and what can be done about it first. */
export function UnsentDialog({
  unsent,
  why,
  stay,
  leave = 'Discard',
  leaving = false,
  onLeave,
  onClose,
}: {
  unsent: readonly UnsentHere[];
  /** Why it would be lost. */
  why: string;
  /** The button of whoever thinks better of it. */
  stay: string;
  /** The button of whoever leaves all the same. */
  leave?: string;
  leaving?: boolean;
  onLeave: () => void;
  onClose: () => void;
}) {
  const { sending, ended, sendNow } = useSendNow(syncToItsEnd);
  return (
    <Dialog
      title={`${countOf(unsent.length, 'item has', 'items have')} not been sent`}
      busy={leaving}
      onClose={onClose}
      actions={
        <>
          <Button later={leaving} onClick={onClose}>
            {stay}
          </Button>
          <Button onClick={saveUnsent}>Export</Button>
          <Button look="danger" busy={leaving} onClick={onLeave}>
            {leave}
          </Button>
          {unsent.some(({ state }) => !onlyHere.has(state)) && (
            <Button look="primary" busy={sending} onClick={sendNow}>
              {sending ? 'Sending...' : 'Send now'}
            </Button>
          )}
        </>
      }
    >
      <p>{why} What the server does not have would be lost:</p>
      <ul className="mt-3 grid max-h-60 gap-2 overflow-y-auto">
        {unsent.map(({ key, title, changes, state }) => (
          <li key={key} className="border-s-2 border-base-300 ps-3">
            <p className="font-medium">{title}</p>
            <p className="line-clamp-3 text-sm text-quiet">{changes.map(({ words }) => words).join(' · ')}</p>
            {state === 'sending' && (
              <p className="text-sm">Sent, but no answer came: it may have arrived, or may be lost.</p>
            )}
            {state === 'written' && (
              <p className="text-sm">Written only: it is saved from its form, by you.</p>
            )}
            {state === 'unsaved' && (
              <p className="text-sm">Not saved yet: open the draft to go on with it, or export it.</p>
            )}
            {state === 'asking' && <p className="text-sm">Typed only: it is asked in Dollar, by you.</p>}
            {state === 'typed' && (
              <p className="text-sm">Typed only: it is sent from its conversation, by you.</p>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 font-medium">
        {ended && sendOutcomes[ended]}
      </p>
    </Dialog>
  );
}

/** Nothing sends these by itself. */
const onlyHere = new Set(['typed', 'written', 'unsaved', 'asking']);
