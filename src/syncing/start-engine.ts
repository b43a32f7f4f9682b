import { createEngine, type Engine, type EngineWorld } from './engine.ts';
import { onSyncNow } from './sync-now.ts';

const everyMinute = 60_000;

/** An engine in a tab, for as long as that lives: it goes at the person's word, once the network is back, and every minute. */
export function startEngine({
  onEnd = () => {},
  ...work
}: Pick<EngineWorld, 'drain' | 'withLock'> & Partial<Pick<EngineWorld, 'onEnd'>>): Engine {
  const engine = createEngine({ ...work, onEnd, random: Math.random, onBug: reportError });
  onSyncNow(engine.wake);
  window.addEventListener('online', engine.wake);
  setInterval(() => {
    // Not over a pause that a failure, or the server itself, has asked for.
    if (document.visibilityState === 'visible') engine.nudge();
  }, everyMinute);
  return engine;
}
