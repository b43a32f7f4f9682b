import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testServices } from '../testing/services.ts';

type ForeignKey = { child: string; column: string };

test('what hangs on a row that goes is found by an index, in every table', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { read } = services.database;
  const { rows: keys } = await sql<ForeignKey>`
    select tables.name as child, keys."from" as "column"
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table'`.execute(read);
  const scanned: string[] = [];
  for (const { child, column } of keys) {
    // So SQLite looks for them itself.
    const { rows } = await sql<{ detail: string }>`
      explain query plan select 1 from ${sql.table(child)} where ${sql.ref(column)} = ${''}`.execute(read);
    if (rows.some(({ detail }) => detail.startsWith('SCAN'))) scanned.push(`${child}.${column}`);
  }
  expect(keys.length).toBeGreaterThan(30);
  expect(scanned).toEqual([]);
});
