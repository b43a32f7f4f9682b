import { deviceFull } from '#src/content/sync-words.ts';
import { noteCounted } from '#src/data/database/storing.ts';
import { isTakenOver, knownTabPerson, tabPersonId } from '#src/data/database/tab-person.ts';
import { watchOutbox } from '#src/data/outbox/watch-outbox.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { useCountedOutbox } from '#src/state/counted-outbox.ts';
import { type News, onNewsFromOthers, tellOtherTabs } from '#src/state/status-channel.ts';
import { noteConnection, noteNews, noteOutbox, notePerson, useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';
import { announce } from './announce.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { connectionAfter } from './connection-after.ts';
import { drainAndTell } from './drain-and-tell.ts';
import { listenWithSession } from './listen-with-session.ts';
import { startEngine } from './start-engine.ts';

type Options = {
  onDirectory(hash: string | null): void;
  /** Somebody else uses the device now, or nobody, by another tab's doing or the server's. */
  onOtherPerson(): void;
};

/** Starts syncing in a tab: at once, and whenever anything says that there may be something to do. */
export function startSync({ onDirectory, onOtherPerson }: Options): void {
  // A database that does not open yet must not keep the engine from trying: the outbox tells who it is, too.
  tabPersonId().then(notePerson, () => undefined);
  const engine = startEngine({
    // Whether the server was heard is known from any tab: work is frozen only once there is somebody to take it.
    drain: ({ askFirst, mayResync }) =>
      drainAndTell(tell, { askFirst: askFirst || !isHeard(), mayResync }, onDirectory),
    withLock: (work) => withNetworkLock(work),
    onEnd(drained) {
      // Also for a drain that broke before it could tell.
      if (drained.end === 'failed') noteConnection(connectionAfter(drained));
    },
  });
  onNewsFromOthers(learn);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') engine.wake();
  });
  window.addEventListener('offline', () => {
    noteConnection('offline');
    // An answer may just be read, here or elsewhere, which is told as one from a server that is there: whoever looks at this
    // must not have it as the last word.
    if (document.visibilityState === 'visible') engine.wake();
  });
  listenWithSession(engine.wake);
  watchOutboxWith(engine.nudge, onOtherPerson);
  engine.wake();
}

function isHeard(): boolean {
  return useSyncFacts.getState().connection === 'ok';
}

function tell(news: News): void {
  tellOtherTabs(news);
  learn(news);
}

function learn(news: News): void {
  const before = useSyncFacts.getState();
  if (news.personId !== before.personId) return;
  noteNews(news);
  announce(news);
  if (news.connection !== 'storage-full' || before.connection === 'storage-full') return;
  showToast({ kind: 'error', ...deviceFull });
}

function watchOutboxWith(nudge: () => void, onOtherPerson: Options['onOtherPerson']): void {
  let seen = 0;
  watchOutbox(async ({ personId, writes, counted, ...facts }) => {
    if (await isTakenOver()) return onOtherPerson();
    // Told of the moment before this tab changed hands: what holds now follows.
    if (personId !== knownTabPerson()) return;
    notePerson(personId);
    noteOutbox(facts);
    useCountedOutbox.setState({ personId });
    noteCounted(personId, counted);
    if (writes !== 0 && writes !== seen) {
      nudge();
      void askForBackgroundSync();
    }
    seen = writes;
  });
}
