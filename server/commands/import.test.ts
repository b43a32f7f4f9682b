import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readManifest } from '../db/directory.ts';
import { type TestServices, testServices } from '../testing/services.ts';

let services: TestServices;
let folder: string;
beforeEach(async () => {
  services = await testServices();
  folder = dirname(services.database.path);
});
afterEach(() => services.close());

function run(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'import.ts'), ...words],
    {
      env: { ...process.env, DATA_DIR: folder },
      encoding: 'utf8',
    },
  );
  return { stdout, stderr, status };
}

test('a file is imported beside an open database, with a summary and a report', async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'Investor name,Website,Colour\nAcorn,,red\n,,blue\n');
  const report = join(folder, 'report.json');
  const { stdout, status } = run(file, '--report', report);
  expect(status).toBe(0);
  expect(stdout).toContain('2 rows read: 1 added, 0 updated, 0 unchanged, 1 refused.');
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    kind: 'investors',
    totals: { read: 2, added: 1, refused: 1 },
    refused: [{ line: 3, reason: 'the investor name is blank' }],
    unknownColumns: ['Colour'],
    keptColumns: expect.arrayContaining(['Global HQ', 'Linkedin']),
  });
  expect(stdout).toContain('Columns left out: Colour.\nNot in the list, and kept as they are: Global HQ, ');
  expect(JSON.parse(String((await readManifest(services.database.read))?.bytes))).toMatchObject({ total: 1 });
});

test('the source that is shown is what the command says, and never the name of the file', async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'Investor name,Website\nAcorn,\n');
  const sources = () => services.database.read.selectFrom('directoryInvestors').select('source').execute();
  expect(run(file).status).toBe(0);
  expect(await sources()).toEqual([{ source: '' }]);
  writeFileSync(file, 'Investor name,Website,Global HQ\nAcorn,,Pune\n');
  expect(run(file, '--source', ' Open Register ').status).toBe(0);
  expect(await sources()).toEqual([{ source: 'Open Register' }]);
  expect(run(file, '--source', ' ')).toMatchObject({
    status: 1,
    stderr: '--source is a name of at most 200 characters.\n',
  });
});

test('what cannot run says why in one line', () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'Name\nAcorn\n');
  expect(run(file)).toMatchObject({
    status: 1,
    stderr: 'The file has no column "Investor name", "Website". Its columns are: "Name".\n',
  });
  const missing = join(folder, 'none.csv');
  expect(run(missing)).toMatchObject({ status: 1, stderr: `There is no file ${missing}.\n` });
  expect(run(file, '--kind', 'opportunities')).toMatchObject({
    status: 1,
    stderr: '--kind opportunities needs --mapping FILE.json.\n',
  });
});

test('--help explains the command', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--mapping') });
});
