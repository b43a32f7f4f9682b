import { useSyncFacts } from '#src/state/sync-status.ts';
import { createEngine, type Engine, type EngineWorld } from './engine.ts';
import { onSyncNow } from './sync-now.ts';

const everyMinute = 60_000;

/**
 * An engine in a tab, for as long as that lives: it goes at the person's word, once the network is back, and every minute.
 * `followsSync`: also once sync hears of the server again, whatever pause the failures before have brought it.
 */
export function startEngine({
  onEnd = () => {},
  followsSync = false,
  ...work
}: Pick<EngineWorld, 'drain' | 'withLock'> &
  Partial<Pick<EngineWorld, 'onEnd'> & { followsSync: boolean }>): Engine {
  const engine = createEngine({ ...work, onEnd, random: Math.random, onBug: reportError });
  onSyncNow(engine.wake);
  window.addEventListener('online', engine.wake);
  if (followsSync)
    useSyncFacts.subscribe((now, before) => {
      if (now.connection === 'ok' && before.connection !== 'ok') engine.wake();
    });
  setInterval(() => {
    // Not over a pause that a failure, or the server itself, has asked for.
    if (document.visibilityState === 'visible') engine.nudge();
  }, everyMinute);
  return engine;
}
