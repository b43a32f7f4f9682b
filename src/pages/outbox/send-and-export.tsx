import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { noNews, refreshed } from '#src/content/pull-words.ts';
import { allSent, sendOutcomes } from '#src/content/sync-words.ts';
import { saveUnsent } from '#src/pages/leaving/save-unsent.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { useSendNow } from '#src/state/use-send-now.ts';
import { syncToItsEnd } from '#src/syncing/synced.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * What can be done with all of it at once, and how that went. `isEmpty`: there is nothing to send; `canExport`: there is
 * something that this device alone has, be it that its writer has to send it.
 */
export function SendAndExport({
  isGuest,
  isEmpty,
  canExport,
}: {
  isGuest: boolean;
  isEmpty: boolean;
  canExport: boolean;
}) {
  const { state, waiting, connection } = useSyncStatus();
  const { sending, ended, sendNow } = useSendNow(syncToItsEnd);
  const [asksForNews, setAsksForNews] = useState(false);
  const sent = ended === 'ok' && waiting === 0 ? allSent : ended && sendOutcomes[ended];
  const outcome = asksForNews && isEmpty && ended ? newsOutcome(ended, connection) : sent;
  // Where sending is stuck the notice above has the one way on.
  const canSend = !isGuest && !['stuck', 'sign-in', 'update-needed'].includes(state);
  if (!canSend && !canExport) return null;

  function go() {
    setAsksForNews(isEmpty);
    sendNow();
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {canSend && (
          <Button look={isEmpty ? 'plain' : 'primary'} busy={sending} onClick={go}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {isEmpty ? 'Check for news' : sending ? 'Sending...' : 'Send now'}
          </Button>
        )}
        {canExport && (
          <Button onClick={saveUnsent}>
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
        )}
      </div>
      <p role="status" className="font-medium">
        {outcome}
      </p>
    </div>
  );
}

/** The reason stands above only for as long as the connection is what asking ended with. */
function newsOutcome(ended: Connection, connection: Connection): string {
  if (ended === 'ok' || ended === 'unknown') return refreshed(ended);
  return ended === connection ? noNews : '';
}
