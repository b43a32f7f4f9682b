import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { pullWords, refreshed } from '#src/content/pull-words.ts';
import { connectionSentences } from '#src/content/sync-words.ts';
import { farEnough } from '#src/lib/pull-gesture.ts';
import { watchPull } from '#src/lib/watch-pull.ts';
import { paths } from '#src/paths.ts';
import { useSendNow } from '#src/state/use-send-now.ts';
import { syncToItsEnd } from '#src/syncing/synced.ts';
import { PullChip } from '#src/ui/pull-chip.tsx';

/** Lists that others add to. Elsewhere a pull stays the browser's own, which reloads the page. */
const lists = new Set<string>([
  paths.explore,
  paths.investorSearch,
  paths.dashboard,
  paths.connections,
  paths.messages,
  paths.notifications,
  paths.drafts,
  paths.outbox,
  paths.portfolio,
  paths.approaches,
]);

/** So many ms its outcome stands there. */
const readIn = 4_000;

/**
 * A pull at the top of a list asks the server now: what is typed and open stays, as it would not in a page that is loaded
 * anew. Without a finger the same is done by "Send now" in the outbox, which the status in the header leads to.
 */
export function PullToRefresh() {
  const [location] = useLocation();
  return lists.has(location) && <Pull key={location} />;
}

function Pull() {
  const [drawn, setDrawn] = useState(0);
  const [isRead, setRead] = useState(false);
  const { sending, ended, sendNow } = useSendNow(syncToItsEnd);
  const ask = useEffectEvent(() => {
    setRead(false);
    sendNow();
  });
  useEffect(() => watchPull(setDrawn, () => ask()), []);
  useEffect(() => {
    if (ended === null) return;
    const timer = setTimeout(() => setRead(true), readIn);
    return () => clearTimeout(timer);
  }, [ended]);
  const outcome = ended === null || isRead ? '' : refreshed(ended);
  return (
    <PullChip
      drawn={drawn}
      invitation={drawn < farEnough ? pullWords.further : pullWords.letGo}
      said={sending ? connectionSentences.unknown : outcome}
      busy={sending}
    />
  );
}
