import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ImportFault } from './import-fault.ts';
import { type CsvRow, readRows } from './read-rows.ts';

async function rowsOf(text: string | Uint8Array, chunk = 7) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) =>
    bytes.subarray(i * chunk, (i + 1) * chunk),
  );
  const rows: CsvRow[] = [];
  for await (const row of readRows(Readable.from(chunks))) rows.push(row);
  return rows;
}

test('rows carry the line they begin on, quoted line breaks and empty lines counted', async () => {
  const rows = await rowsOf('\uFEFFName,Web\r\n"a\r\nb",x\r\n\r\nc,d\n"e\n\nf","g\ng"\r\n\r\nh,i');
  expect(rows).toEqual([
    { line: 1, cells: ['Name', 'Web'] },
    { line: 2, cells: ['a\nb', 'x'] },
    { line: 5, cells: ['c', 'd'] },
    { line: 6, cells: ['e\n\nf', 'g\ng'] },
    { line: 11, cells: ['h', 'i'] },
  ]);
});

test('quotation marks inside a cell do not break the row', async () => {
  const rows = await rowsOf('N,W\nPeter "Pete" Fund,x\n"Pete" Fund,y\n"a ""q"" b",z\n');
  expect(rows.slice(1).map((row) => ('cells' in row ? row.cells[0] : row))).toEqual([
    'Peter "Pete" Fund',
    '"Pete" Fund',
    'a "q" b',
  ]);
});

test('one missing quotation mark costs one row and not those after it', async () => {
  expect(await rowsOf('N,W,T\n"a,b,c\nd,e,f\ng,"h, i",j\nk,l,m\n')).toEqual([
    { line: 1, cells: ['N', 'W', 'T'] },
    { line: 2, refused: 'a quotation mark is missing' },
    { line: 3, cells: ['d', 'e', 'f'] },
    { line: 4, cells: ['g', 'h, i', 'j'] },
    { line: 5, cells: ['k', 'l', 'm'] },
  ]);
});

test('a cell of several lines may begin with a quotation mark', async () => {
  const thesis = '"Founders first" is our motto.\nHealth, fintech, climate\n\nand "more"';
  expect(await rowsOf(`N,T,K\n\nA,"${thesis.replaceAll('"', '""')}",VC\nB,"c\nd",e\n`)).toEqual([
    { line: 1, cells: ['N', 'T', 'K'] },
    { line: 3, cells: ['A', thesis, 'VC'] },
    { line: 7, cells: ['B', 'c\nd', 'e'] },
  ]);
});

test.each([
  ['a quotation mark that never closes', 'N,W\na,b\n"c,d\ne,f\n', /line 3 .* never closed/],
  ['a row without an end', `N,W\n"${'x'.repeat(1_100_000)}",b\n`, /line 2 is longer/],
  ['something that is not text', '\u0000\u0001\u0002', /not text/],
])('%s stops the import with a plain sentence', async (_, text, sentence) => {
  const reading = rowsOf(text, 60_000);
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.toBeInstanceOf(ImportFault);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])(
  'columns that %s separate, as the header says, are told apart, and commas in their cells are not',
  async (_, by) => {
    const lines = [
      `Name${by}"Kind, place"${by}Web`,
      `Loom, Mill & Co${by}"a${by}b"${by}x`,
      `"Ito${by}c${by}d`,
      `Uma${by}"e, e"${by}f`,
    ];
    expect(await rowsOf(`\uFEFF\r\n${lines.join('\r\n')}\r\n`)).toEqual([
      { line: 2, cells: ['Name', 'Kind, place', 'Web'] },
      { line: 3, cells: ['Loom, Mill & Co', `a${by}b`, 'x'] },
      { line: 4, refused: 'a quotation mark is missing' },
      { line: 5, cells: ['Uma', 'e, e', 'f'] },
    ]);
  },
);

test('where commas separate the header, semicolons and tabs are part of a cell', async () => {
  expect(await rowsOf('Name,Web; mail\na;b\tc,d\n')).toEqual([
    { line: 1, cells: ['Name', 'Web; mail'] },
    { line: 2, cells: ['a;b\tc', 'd'] },
  ]);
});

test('a comma in a name of the header separates nothing where semicolons do: no spreadsheet quotes it then', async () => {
  expect(await rowsOf('Investor name;Cheque, min;Web\nLoom, Mill & Co;1,5;x\n')).toEqual([
    { line: 1, cells: ['Investor name', 'Cheque, min', 'Web'] },
    { line: 2, cells: ['Loom, Mill & Co', '1,5', 'x'] },
  ]);
});
