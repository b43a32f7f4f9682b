import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { otherOf } from '#sync/rules/connections.ts';
import type { TableName } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import { describeWork } from './describe-work.ts';
import { nothingSpoken, type Spoken } from './spoken.ts';

type Work = Pick<Entry, 'args'>[];

/** The drafts on this device, and of all else only what these actions speak of: all of it would be much to read. */
export async function spokenOf(db: PersonDb, work: Work): Promise<Spoken> {
  const refused = await spokenRows(db, 'attention', 'attentionId', work);
  const spoken = await rowsSpokenOf(db, [...work, ...refused.values()]);
  const titles = [...refused].map(([id, row]) => [id, describeWork(row, spoken).title] as const);
  return { ...spoken, refused: new Map(titles) };
}

async function rowsSpokenOf(db: PersonDb, work: Work): Promise<Spoken> {
  const drafts = await rowsOf(db, 'drafts').toArray();
  const connections = await spokenRows(db, 'connections', 'connectionId', work);
  const updates = await spokenRows(db, 'dealUpdates', 'updateId', work);
  const ofUpdates = [...updates.values()].map((args) => ({ args }));
  const account = await rowsOf(db, 'accounts').get(ownerOf(db));
  return {
    ...nothingSpoken,
    drafts: new Map(drafts.map((draft) => [draft.id, draft])),
    versions: await spokenRows(db, 'draftVersions', 'versionId', work),
    investments: await spokenRows(db, 'investments', 'investmentId', work),
    connections: new Map(
      [...connections].map(([id, connection]) => {
        const { name: otherName } = otherOf(connection, ownerOf(db));
        return [id, { otherName, dealTitle: connection.dealTitle }];
      }),
    ),
    updates,
    opportunities: await spokenRows(db, 'opportunities', 'opportunityId', [...work, ...ofUpdates]),
    reports: await spokenRows(db, 'reports', 'reportId', work),
    currency: account?.currency ?? '',
  };
}

async function spokenRows<T extends TableName>(
  db: PersonDb,
  table: T,
  key: string,
  work: Work,
): Promise<Map<string, Row<T>>> {
  const ids = work.flatMap(({ args }) => {
    const id = said.safeParse(args).data?.[key];
    return typeof id === 'string' ? [id] : [];
  });
  const rows = ids.length === 0 ? [] : await rowsOf(db, table).bulkGet(ids);
  return new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])));
}

const said = z.record(z.string(), z.unknown());
