import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeHeads, decodeRecords, decodeTheses, joinRecords } from '#sync/directory/files.ts';
import { directoryFilePath, manifestPath, manifestSchema, segmentBits } from '#sync/directory/manifest.ts';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { investorSchema } from '#sync/records/investor.ts';

const document = readFileSync(new URL('../../docs/sync.md', import.meta.url), 'utf8');
const [, text = ''] = /\n## The investor directory\n(.*?)\n## /s.exec(document) ?? [];

/** What the examples stand for as they are served. */
const served = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, example = '']) =>
  Buffer.from(JSON.stringify(JSON.parse(example))),
);
const [manifestBytes, heads, theses, delta] = served;
const manifest = manifestSchema.parse(JSON.parse(String(manifestBytes)));

/** What the first cells of the table with this heading name. */
function namesUnder(heading: string): string[] {
  const [, below = ''] = text.split(`\n${heading}\n`);
  const [table = ''] = below.split('\n\n');
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('the manifest of its example names the files of its example', () => {
  const named = [manifest.base[0]?.heads, manifest.base[0]?.theses, manifest.deltas[0]];
  expect(named.map((file) => [file?.hash, file?.bytes])).toEqual(
    served.slice(1).map((file) => [createHash('sha256').update(file).digest('hex'), file.length]),
  );
});

test('the files of its example are read, and say what it says of them', () => {
  const base = joinRecords(decodeHeads(heads ?? Buffer.alloc(0)), decodeTheses(theses ?? Buffer.alloc(0)));
  const changed = decodeRecords(delta ?? Buffer.alloc(0));
  expect(base.map((investor) => investorSchema.parse(investor).id)).toEqual([1, 2]);
  expect(base[0]).toMatchObject({ name: 'Marigold Ventures', countriesOfInvestment: 'India,Nepal' });
  const [second] = joinRecords(changed.heads, changed.theses);
  expect(second).toEqual({ ...base[1], investmentThesis: 'Mountains first.' });
});

test('it tells of every part of the manifest and every column, and of no other', () => {
  expect(namesUnder('| field of the manifest | meaning |')).toEqual(Object.keys(manifestSchema.shape));
  const { id: _, ...columns } = investorSchema.shape;
  expect(namesUnder('| column | form |').sort()).toEqual(['ids', 'removed', ...Object.keys(columns)].sort());
});

test('it tells where the files are, and how many records a segment has', () => {
  for (const path of [manifestPath, directoryFilePath('<hash>'), investorListEndpoint.path])
    expect(text).toContain(`\`GET ${path}\``);
  expect(text).toContain(`\`id >> ${segmentBits}\``);
  expect(text).toContain(`at most ${(2 ** segmentBits).toLocaleString('en-US')} records`);
});
