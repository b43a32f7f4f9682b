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

/** Milliseconds without a word from a server that gives one every 25 seconds: a network can go without telling. */
const silence = 35_000;

async function listen(onPoke: () => void, stopped: AbortSignal): Promise<void> {
  const server: Server = { isHeard: true, refusals: 0 };
  while (!stopped.aborted) {
    await visible(stopped);
    await withEventsLock(stopped, () => streamWhileVisible(onPoke, server, stopped));
    if (stopped.aborted) return;
    await pause(Math.min(5_000 * 2 ** Math.max(server.refusals - 1, 0), 300_000), stopped);
  }
}

/** `refusals`: in a row. A stream that found no network, or went with a tab that was hidden, is none. */
type Server = { isHeard: boolean; refusals: number };

/** A server that refuses the stream must not be asked at every moment; one on another network may not refuse it. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    stopped.addEventListener('abort', end, { signal: over.signal });
  });
}

async function withEventsLock(stopped: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('pankh-events', { signal: stopped }, work).catch(() => undefined);
}

function streamWhileVisible(onPoke: () => void, server: Server, stopped: AbortSignal): Promise<void> {
  const source = new EventSource(eventsPath);
  const gone = new AbortController();
  let silent: ReturnType<typeof setTimeout> | undefined;
  function heard() {
    clearTimeout(silent);
    silent = setTimeout(() => {
      onPoke();
      gone.abort();
    }, silence);
  }
  source.addEventListener('beat', heard);
  source.addEventListener('poke', () => {
    heard();
    onPoke();
  });
  source.addEventListener('open', () => {
    server.isHeard = true;
    server.refusals = 0;
    heard();
    onPoke();
  });
  source.addEventListener('error', () => {
    clearTimeout(silent);
    // The browser asks again every few seconds; the engine waits longer each time, so it is told once.
    if (server.isHeard) onPoke();
    server.isHeard = false;
    // The browser itself goes on asking where the network is to blame.
    if (source.readyState === EventSource.CLOSED) server.refusals += 1;
  });
  return until(
    () =>
      document.visibilityState === 'hidden' ||
      source.readyState === EventSource.CLOSED ||
      gone.signal.aborted,
    stopped,
    [
      [document, 'visibilitychange'],
      [source, 'error'],
      [gone.signal, 'abort'],
    ],
  ).finally(() => {
    clearTimeout(silent);
    source.close();
  });
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
