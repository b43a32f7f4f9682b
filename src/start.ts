import '#sync/configure-zod.ts';

import { startAnalytics } from './analytics/start-analytics.ts';
import { isPersonKept } from './data/database/device-db.ts';
import { tabPersonId } from './data/database/tab-person.ts';
import { dropOldSent } from './data/exchange/drop-old-sent.ts';
import { noticeClearing } from './data/notice-clearing.ts';
import { storeHeldWordsInTime } from './data/words/store-held-words.ts';
import { refreshDirectory } from './directory/download.ts';
import { goOnUnmetered } from './directory/go-on-unmetered.ts';
import { keepUnsent } from './keep-unsent.ts';
import { whenIdle } from './lib/when-idle.ts';
import { followLaunches } from './pwa/follow-launches.ts';
import { followOwnAddress } from './pwa/follow-notifications.ts';
import { goOnAfterTurn } from './pwa/go-on-after-turn.ts';
import { askPersistence } from './pwa/persist.ts';
import { renewPush } from './pwa/push.ts';
import { reloadWhenCut } from './pwa/reload-when-cut.ts';
import { turnToOtherPerson } from './pwa/turn-to-other-person.ts';
import { startUpdates } from './pwa/update.ts';
import { beginTab } from './state/begin-tab.ts';
import { startTrips } from './storage/start-trips.ts';
import { onSignedInAgain, tidyDevice } from './syncing/session.ts';
import { startAsks } from './syncing/start-asks.ts';
import { startFiles } from './syncing/start-files.ts';
import { startSync } from './syncing/start-sync.ts';

/** Starts what goes on behind the screens. */
export function start(): void {
  keepUnsent(askPersistence);
  startSync({
    onDirectory: (hash) => void refreshDirectory(hash),
    onOtherPerson: () => void turnToOtherPerson(),
  });
  reloadWhenCut();
  noticeClearing();
  goOnUnmetered();
  startFiles();
  startTrips();
  startAsks();
  // Who that is cannot be read while their database does not open: the screen says so then.
  tabPersonId().then(beginTab, () => undefined);
  Promise.all([tabPersonId(), isPersonKept()]).then(
    ([personId, isKept]) => goOnAfterTurn(personId, !isKept),
    () => undefined,
  );
  void tidyDevice().catch(reportError);
  storeHeldWordsInTime();
  startAnalytics();
  followOwnAddress();
  followLaunches();
  // It fetches the whole app: after what this page still has to fetch for itself.
  void whenIdle(2_000).then(startUpdates);
  // Without a network, or a session, it is looked at the next time.
  void whenIdle(4_000).then(wakeStill);
  // Where the database does not open the screen says so; the next start tries again.
  void whenIdle(4_000).then(() => dropOldSent().catch(() => undefined));
  onSignedInAgain(wakeStill);
}

function wakeStill(): void {
  renewPush().catch(() => undefined);
}
