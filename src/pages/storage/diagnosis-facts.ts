import type { Diagnosis } from '#src/syncing/diagnose.ts';

type Fact = { name: string; value: string };

/** The diagnosis in words, a line each. */
export function factsOf(diagnosis: Diagnosis): Fact[] {
  const { storage, lastFault } = diagnosis;
  return [
    { name: 'Build', value: diagnosis.build },
    { name: 'Protocol', value: String(diagnosis.protocol) },
    { name: 'Databases', value: pairs(diagnosis.databases) || 'open' },
    ...outboxFacts(diagnosis),
    { name: 'Connection', value: diagnosis.connection },
    { name: 'Last sync', value: diagnosis.lastSyncedAt ?? 'not yet' },
    { name: 'Last fault', value: lastFault ? `${lastFault.kind}, ${lastFault.at}` : 'none' },
    { name: 'Storage', value: `${megabytes(storage.usage)} of ${megabytes(storage.quota)}` },
    { name: 'Persistent', value: storage.persisted === null ? '?' : yesOrNo(storage.persisted) },
    { name: 'Service worker', value: diagnosis.serviceWorker ?? '?' },
    { name: 'Background Sync', value: yesOrNo(diagnosis.backgroundSync) },
    { name: 'Browser', value: diagnosis.browser },
  ];
}

function outboxFacts(diagnosis: Diagnosis): Fact[] {
  if (diagnosis.outbox === null) return [{ name: 'Outbox', value: 'cannot be read at the moment' }];
  const { client, epoch, cursors, outbox, oldestUnsentSeconds, needsYou } = diagnosis;
  return [
    { name: 'Client', value: `…${client}` },
    { name: 'Server history', value: epoch || 'not met yet' },
    { name: 'Cursors', value: pairs(cursors) || 'none' },
    { name: 'Outbox', value: pairs(outbox) },
    { name: 'Oldest unsent', value: oldestUnsentSeconds === null ? 'none' : `${oldestUnsentSeconds} s` },
    { name: 'Needs you', value: String(needsYou) },
  ];
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no';
}

function pairs(values: Record<string, number | string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function megabytes(bytes: number | null): string {
  return bytes === null ? '?' : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
