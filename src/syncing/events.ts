import { eventsPath } from '#sync/protocol.ts';

/**
 * Listens to the server's pokes in one tab of the browser at a time: whoever holds the lock listens, the others see
 * what it stores. The stream closes while the tab is hidden: a frozen tab would keep it from a living one.
 * A stream that opens or is lost is a poke too: the server is back, or may be gone, and the status must say so.
 */
export function listenForPokes(onPoke: () => void): () => void {
  const stopped = new AbortController();
  void listen(onPoke, stopped.signal);
  return () => stopped.abort();
}

async function listen(onPoke: () => void, stopped: AbortSignal): Promise<void> {
  const server = { isHeard: true };
  while (!stopped.aborted) {
    await visible(stopped);
    await withEventsLock(stopped, () => streamWhileVisible(onPoke, server, stopped));
    await pause(stopped);
  }
}

/** A server that refuses the stream must not be asked at every moment. */
function pause(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 5_000);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function withEventsLock(stopped: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('pankh-events', { signal: stopped }, work).catch(() => undefined);
}

function streamWhileVisible(
  onPoke: () => void,
  server: { isHeard: boolean },
  stopped: AbortSignal,
): Promise<void> {
  const source = new EventSource(eventsPath);
  source.addEventListener('poke', onPoke);
  source.addEventListener('open', () => {
    server.isHeard = true;
    onPoke();
  });
  source.addEventListener('error', () => {
    // The browser asks again every few seconds; the engine waits longer each time, so it is told once.
    if (server.isHeard) onPoke();
    server.isHeard = false;
  });
  return until(
    () => document.visibilityState === 'hidden' || source.readyState === EventSource.CLOSED,
    stopped,
    [
      [document, 'visibilitychange'],
      [source, 'error'],
    ],
  ).finally(() => source.close());
}

function visible(stopped: AbortSignal): Promise<void> {
  return until(() => document.visibilityState === 'visible', stopped, [[document, 'visibilitychange']]);
}

function until(
  condition: () => boolean,
  stopped: AbortSignal,
  sources: [EventTarget, string][],
): Promise<void> {
  return new Promise((resolve) => {
    const all: [EventTarget, string][] = [...sources, [stopped, 'abort']];
    function check() {
      if (!condition() && !stopped.aborted) return;
      for (const [target, name] of all) target.removeEventListener(name, check);
      resolve();
    }
    for (const [target, name] of all) target.addEventListener(name, check);
    check();
  });
}
