import { afterEach, beforeEach, expect, test } from 'vitest';
import { importList } from '../administration/import-list.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { countTurns } from '../testing/count-turns.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

test.each([
  ['taken', (line: number) => `Firm ${line}`],
  ['refused', () => ''],
])('while rows are read and %s the server answers others', async (_, nameOf) => {
  const [made] = [...madeUpInvestors({ seed: 1, count: 1 })];
  if (!made) throw new Error('no row was made up');
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    line: at + 2,
    values: { ...made, name: nameOf(at) },
  }));
  using turns = countTurns();
  await importInvestors(services.database, rows, { dryRun: true, now: services.now });
  expect(turns.count()).toBeGreaterThanOrEqual(10);
});

test('between the records that are written once a list is published the server answers others', async () => {
  const rows = [...madeUpInvestors({ seed: 1, count: 6_100 })].map((values, at) => ({
    line: at + 2,
    values,
  }));
  using turns = countTurns();
  const atRecords: number[] = [];
  await importInvestors(services.database, rows, {
    now: services.now,
    onStep: (step) => step === 'records' && atRecords.push(turns.count()),
  });
  expect(atRecords.length).toBe(4);
  expect(new Set(atRecords).size).toBe(4);
});

test('while what holds no row is looked through the server answers others', async () => {
  const admin = { id: '0197a000-0000-7000-8000-000000000001', fullName: 'Asha Desk' };
  const bytes = Buffer.from(`Investor name,Website\n${'\n'.repeat(2 * 1024 * 1024)}`);
  using turns = countTurns();
  await importList(services, admin, { file: 'blank.csv', source: '', dryRun: true, bytes });
  expect(turns.count()).toBeGreaterThanOrEqual(32);
});
