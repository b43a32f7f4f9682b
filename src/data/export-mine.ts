import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { writtenForms } from '#src/data/words/held-forms.ts';
import { heldQuestions } from '#src/data/words/held-questions.ts';
import { typedNotSent } from '#src/data/words/typed-unsent.ts';
import { unsavedByDraft } from '#src/data/words/unsaved-words.ts';
import { csvFile } from '#src/lib/csv.ts';
import type { ServerExport } from '#sync/endpoints/account.ts';

const own = [
  'accounts',
  'investorProfiles',
  'companies',
  'preferences',
  'consents',
  'subscriptions',
  'drafts',
  'draftVersions',
  'connections',
  'contacts',
  'pipeline',
  'notifications',
  'investments',
  'approaches',
  'dealViews',
  'threads',
  'directMessages',
  'blocks',
  'attention',
] as const;

/**
 * Everything of the person, made on this device: what the device holds of theirs with what is still unsent, and what the
 * server answered; null where it could not be asked, which the file then says.
 */
export async function exportMine(server: ServerExport | null, format: 'json' | 'csv'): Promise<Blob> {
  const db = await currentDb();
  const device = await reconnecting(db, () => onThisDevice(db));
  if (format === 'json') {
    const content = { exportedAt: new Date().toISOString(), device, server: server ?? missing };
    return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  }
  const lines = [
    ...linesOf('device', device),
    ...(server ? linesOf('server', server) : [['server', missing]]),
  ];
  return csvFile([['from', 'table', 'row', 'field', 'value'], ...lines]);
}

const missing = 'The server could not be asked. Export again with a network to have its part too.';

async function onThisDevice(db: PersonDb): Promise<ServerExport> {
  const tables = await Promise.all(own.map(async (table) => [table, await rowsOf(db, table).toArray()]));
  const id = ownerOf(db);
  const isFounders = ({ founderId }: { founderId: string }) => founderId === id;
  return {
    ...Object.fromEntries(tables),
    // Of these a device has others' as well.
    opportunities: await rowsOf(db, 'opportunities').filter(isFounders).toArray(),
    dealUpdates: await rowsOf(db, 'dealUpdates').filter(isFounders).toArray(),
    reports: await rowsOf(db, 'reports')
      .filter(({ reporterId }) => reporterId === id)
      .toArray(),
    unsent: await unsentEntries(db),
    typed: await typedNotSent(db),
    forms: (await writtenForms(db)).map(({ of: _, ...form }) => form),
    unsaved: unsavedByDraft(id),
    asks: await db.asks.toArray(),
    questions: heldQuestions(id),
  };
}

function linesOf(from: string, tables: ServerExport): string[][] {
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => [
        from,
        table,
        typeof row.id === 'string' ? row.id : String(index + 1),
        field,
        typeof value === 'string' ? value : JSON.stringify(value ?? null),
      ]),
    ),
  );
}
