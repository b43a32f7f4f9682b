import { type DatabaseFault, databaseFaults } from '#src/data/database/database-fault.ts';
import { outboxFigures } from '#src/data/outbox/outbox-figures.ts';
import { inTime } from '#src/lib/in-time.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { protocol } from '#sync/protocol.ts';

export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** Nobody who looks for what is wrong waits longer for a part of the answer. */
const patienceMs = 3_000;

/**
 * What somebody who helps a person needs to know of this device. Holds nothing of who they are or what they wrote. What cannot
 * be told at the moment is null: it is looked at where something is wrong.
 */
export async function diagnose() {
  const { connection, lastSyncedAt, lastFault } = useSyncFacts.getState();
  const [figures, estimate, persisted, serviceWorker] = await Promise.all([
    soon(outboxFigures(Date.now())),
    soon(navigator.storage?.estimate?.()),
    soon(navigator.storage?.persisted?.()),
    soon(workerState()),
  ]);
  const { usage = null, quota = null } = estimate ?? {};
  return {
    at: new Date().toISOString(),
    build: build(),
    protocol,
    databases: databasesAtFault(),
    ...(figures ?? { outbox: null }),
    connection,
    lastSyncedAt,
    lastFault,
    online: navigator.onLine,
    storage: { usage, quota, persisted },
    serviceWorker,
    backgroundSync: 'SyncManager' in globalThis,
    browser: navigator.userAgent,
  };
}

/** Null where it fails, or is not there after a while. */
function soon<T>(asked: Promise<T> | undefined): Promise<T | null> {
  return inTime<T | null>(asked ?? Promise.resolve(null), patienceMs, () => null).catch(() => null);
}

/** What keeps each from being read; a person's own database goes by their id. */
function databasesAtFault(): Record<string, DatabaseFault> {
  const faults = Object.entries(databaseFaults.getState());
  return Object.fromEntries(faults.map(([name, fault]) => [name.replace(/^person-.*/, 'person'), fault]));
}

/** The name of the app's own script, which tells one build from every other. */
function build(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').at(-1) ?? 'unknown';
}

async function workerState(): Promise<string> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return 'none';
  const { active, waiting } = registration;
  return `${active?.state ?? 'installing'}${waiting ? ', a new version waits' : ''}`;
}
