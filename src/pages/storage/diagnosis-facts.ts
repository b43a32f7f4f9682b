import type { Diagnosis } from '#src/syncing/diagnose.ts';

/** The diagnosis in words, a line each. */
export function factsOf(diagnosis: Diagnosis): { name: string; value: string }[] {
  const { outbox, storage, cursors, lastFault, oldestUnsentSeconds } = diagnosis;
  return [
    { name: 'Build', value: diagnosis.build },
    { name: 'Protocol', value: String(diagnosis.protocol) },
    { name: 'Client', value: `…${diagnosis.client}` },
    { name: 'Server history', value: diagnosis.epoch || 'not met yet' },
    { name: 'Cursors', value: pairs(cursors) || 'none' },
    { name: 'Outbox', value: pairs(outbox) },
    { name: 'Oldest unsent', value: oldestUnsentSeconds === null ? 'none' : `${oldestUnsentSeconds} s` },
    { name: 'Needs you', value: String(diagnosis.needsYou) },
    { name: 'Connection', value: diagnosis.connection },
    { name: 'Last sync', value: diagnosis.lastSyncedAt ?? 'not yet' },
    { name: 'Last fault', value: lastFault ? `${lastFault.kind}, ${lastFault.at}` : 'none' },
    { name: 'Storage', value: `${megabytes(storage.usage)} of ${megabytes(storage.quota)}` },
    { name: 'Persistent', value: storage.persisted ? 'yes' : 'no' },
    { name: 'Service worker', value: diagnosis.serviceWorker },
    { name: 'Background Sync', value: diagnosis.backgroundSync ? 'yes' : 'no' },
    { name: 'Browser', value: diagnosis.browser },
  ];
}

function pairs(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function megabytes(bytes: number | null): string {
  return bytes === null ? '?' : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
