import { outboxFigures } from '#src/data/outbox-figures.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { protocol } from '#sync/protocol.ts';

export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/** What somebody who helps a person needs to know of this device. Holds nothing of who they are or what they wrote. */
export async function diagnose() {
  const { connection, lastSyncedAt, lastFault } = useSyncFacts.getState();
  const { usage = null, quota = null } = (await navigator.storage?.estimate?.()) ?? {};
  return {
    at: new Date().toISOString(),
    build: build(),
    protocol,
    ...(await outboxFigures(Date.now())),
    connection,
    lastSyncedAt,
    lastFault,
    online: navigator.onLine,
    storage: { usage, quota, persisted: (await navigator.storage?.persisted?.()) ?? false },
    serviceWorker: await workerState(),
    backgroundSync: 'SyncManager' in globalThis,
    browser: navigator.userAgent,
  };
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
