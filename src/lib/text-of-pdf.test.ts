import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readingBudget } from './pdf-budget.ts';
import { textOfPdf } from './text-of-pdf.ts';

const contents = `BT /F1 18 Tf 72 720 Td (Monsoon Mills) Tj
0 -24 Td [(We weave) -300 (cotton \\(by hand\\))] TJ
0 -24 Td (in Surat\\056) Tj ET`;

function pdf(stream: Buffer, dictionary: string): Uint8Array {
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Length ${stream.length} ${dictionary}>>\nstream\n`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF', 'latin1'),
  ]);
}

test('the lines of a PDF are read, compressed or not', async () => {
  const lines = 'Monsoon Mills\nWe weave cotton (by hand)\nin Surat.';
  expect(await textOfPdf(pdf(Buffer.from(contents), ''))).toBe(lines);
  expect(await textOfPdf(pdf(deflateSync(contents), '/Filter /FlateDecode '))).toBe(lines);
});

/** Numbered things one after the other: what is said of each and, of streams, their data. */
function file(...things: (string | [said: string, data: string])[]): Uint8Array {
  const parts = things.map((thing, at) => {
    const [said, data] = typeof thing === 'string' ? [thing] : thing;
    const stream = data === undefined ? '' : `\nstream\n${data}\nendstream`;
    return `${at + 1} 0 obj\n${said}${stream}\nendobj\n`;
  });
  return Buffer.from(`%PDF-1.4\n${parts.join('')}%%EOF`, 'latin1');
}

const letterTable = `1 begincodespacerange <0000> <FFFF> endcodespacerange
2 beginbfchar <0001> <0020> <0002> <20B9> endbfchar
3 beginbfrange <0010> <0012> <0041> <0020> <0021> [<0906> <FB01>] <0030> <0030> <D83DDE80> endbfrange`;
const embedded = '<< /Type /Font /Subtype /Type0 /ToUnicode 4 0 R >>';

test.each([
  ['a page', '<< /Type /Page /Contents 2 0 R /Resources << /Font << /F1 3 0 R >> >> >>'],
  ['what the page refers to', '<< /Type /Page /Contents [2 0 R] /Resources 5 0 R >>'],
  ['what the page belongs to', '<< /Type /Page /Contents 2 0 R /Parent 5 0 R >>'],
])('letters that only a font can tell are read by its table, named by %s', async (_, page) => {
  const shown =
    'BT /F1 12 Tf 1 0 0 1 72 700 Tm <0010001100010002> Tj 40 0 Td <0012> Tj 0 -14 Td [<0020> -20 <0021>] TJ (\\0000) Tj ET';
  const about = '<< /Resources << /Font << /F1 3 0 R >> >> >>';
  expect(await textOfPdf(file(page, ['<< >>', shown], embedded, ['<< >>', letterTable], about))).toBe(
    'AB ₹C\nआfi🚀',
  );
});

test('pages that call different fonts by one name are each read by their own', async () => {
  const page = (contents: number, font: number) =>
    `<< /Type /Page /Contents ${contents} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`;
  const shown = 'BT /F1 12 Tf (AB) Tj ET';
  const table =
    '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <41> <42> <0058> endbfrange';
  const own = '<< /Type /Font /Subtype /TrueType /ToUnicode 6 0 R >>';
  const common = '<< /Type /Font /Subtype /Type1 >>';
  const both: Parameters<typeof file> = [
    page(3, 5),
    page(4, 7),
    ['<< >>', shown],
    ['<< >>', shown],
    own,
    ['<< >>', table],
    common,
  ];
  expect(await textOfPdf(file(...both))).toBe('XY\nAB');
});

test('things that are packed in a stream are found', async () => {
  const page = '<< /Type /Page /Contents 2 0 R /Resources << /Font << /F1 11 0 R >> >> >>';
  const packed = `10 0 11 ${page.length + 1} ${page} ${embedded}`;
  const said = `<< /Type /ObjStm /N 2 /First ${packed.indexOf('<<')} >>`;
  const shown = 'BT /F1 12 Tf <00100012> Tj ET';
  expect(await textOfPdf(file([said, packed], ['<< >>', shown], '<< >>', ['<< >>', letterTable]))).toBe('AC');
});

test('what a file says its signs mean is taken, once; what else is said of them is no text', async () => {
  const shown =
    'BT /Span << /Lang (en-IN) /MCID 1 >> BDC (We weave ) Tj EMC /Span << /ActualText (cotton) >> BDC (c0tt0n) Tj EMC /Span <</ActualText <FEFF002009280940>>> BDC (?) Tj EMC ET';
  expect(await textOfPdf(pdf(Buffer.from(shown), ''))).toBe('We weave cotton नी');
});

test('a font that does not say what its letters are gives none', async () => {
  const page = '<< /Type /Page /Contents 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>';
  const shown = 'BT /F1 12 Tf <00100011> Tj (\\001\\002) Tj /F2 12 Tf (Surat\\222s) Tj ET';
  const fonts = ['<< /Type /Font /Subtype /Type0 >>', '<< /Type /Font /Subtype /TrueType >>'];
  expect(await textOfPdf(file(page, ['<< >>', shown], ...fonts))).toBe('Surat’s');
});

test('words of one line that stand apart are apart, in common letters too', async () => {
  const shown =
    'BT 1 0 0 1 72 700 Tm (We) Tj 30 0 Td (weave) Tj ET BT 1 0 0 1 140 700 Tm (cotton) Tj 0 -14 Td (by hand) Tj ET';
  expect(await textOfPdf(pdf(Buffer.from(shown), ''))).toBe('We weave cotton\nby hand');
});

test('pictures, broken streams and what is no PDF give no words', async () => {
  expect(await textOfPdf(pdf(Buffer.from(contents), '/Subtype /Image '))).toBe('');
  expect(await textOfPdf(pdf(Buffer.from('BT (no) Tj ET'), '/Filter /FlateDecode '))).toBe('');
  expect(await textOfPdf(Buffer.from('BT (hello) Tj ET'))).toBe('');
});

test('a few bytes that claim to be gigabytes, and a text without end, are read up to a bound', async () => {
  const bomb = deflateSync(`BT (Loom) Tj ET ${' '.repeat(50_000_000)}BT (hidden) Tj ET`);
  expect(await textOfPdf(pdf(bomb, '/Filter /FlateDecode '))).toBe('Loom');
  const endless = deflateSync(`BT ${'(cotton ) Tj '.repeat(60_000)}ET`);
  const read = await textOfPdf(pdf(endless, '/Filter /FlateDecode '));
  expect(read.length).toBeGreaterThanOrEqual(19_000);
  expect(read.length).toBeLessThan(20_100);
});

test('strings that are never closed take no longer than others', async () => {
  // Whatever looked for their end again from each letter would take longer than a test may.
  const open = `BT ${'(\\('.repeat(200_000)}`;
  await textOfPdf(pdf(Buffer.from(open), ''));
  await textOfPdf(Buffer.from('<<'.repeat(200_000)));
  for (const part of ['<<(', '<<a', '<0', '1 0 obj', '1 0 obj<<>>stream\n', '[1 ', '/Span<</ActualText('])
    for (const many of [part.repeat(200_000), `BT ${part.repeat(100_000)}`]) {
      await textOfPdf(pdf(Buffer.from(many), ''));
      await textOfPdf(Buffer.from(many));
    }
  const table = `1 beginbfrange ${'<0000> <FFFF> <0041> '.repeat(40_000)}`;
  const page = '<< /Type /Page /Contents 2 0 R /Resources << /Font << /F1 3 0 R >> >> >>';
  await textOfPdf(file(page, ['<< >>', 'BT /F1 9 Tf <0001> Tj ET'], embedded, ['<< >>', table]));
});

const onePage = '<< /Type /Page /Contents 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>';

test('brackets within a string come in pairs', async () => {
  const shown = 'BT (Price \\(net\\) and (nested (twice)) more) Tj ET';
  expect(await textOfPdf(pdf(Buffer.from(shown), ''))).toBe('Price (net) and (nested (twice)) more');
  const told = 'BT /Span << /ActualText (cotton (raw)) >> BDC (c0tt0n) Tj EMC ET';
  expect(await textOfPdf(pdf(Buffer.from(told), ''))).toBe('cotton (raw)');
});

test('the operators that begin a line do so before what they show', async () => {
  const shown = `BT (first) Tj (second) ' 0 0 (third) " ET`;
  expect(await textOfPdf(pdf(Buffer.from(shown), ''))).toBe('first\nsecond\nthird');
});

test('the data of a picture among the words are none of them', async () => {
  const shown = 'BT (We weave) Tj ET BI /W 9 /H 9 ID x(y) Tj (( EI BT 0 -14 Td (cotton) Tj ET';
  expect(await textOfPdf(pdf(Buffer.from(shown), ''))).toBe('We weave\ncotton');
});

test('the font from before comes back with the state of writing', async () => {
  const shown = 'BT /F1 9 Tf q /F2 9 Tf (AB) Tj Q (AB) Tj ET';
  const table =
    '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <41> <42> <0058> endbfrange';
  const fonts = ['<< /Type /Font /ToUnicode 5 0 R /Subtype /TrueType >>', '<< /Type /Font >>'];
  expect(await textOfPdf(file(onePage, ['<< >>', shown], ...fonts, ['<< >>', table]))).toBe('ABXY');
});

test('letters of a simple font that its table leaves out stand for themselves', async () => {
  const table = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <01> <20B9> endbfchar';
  const font = '<< /Type /Font /Subtype /TrueType /ToUnicode 5 0 R >>';
  const shown = 'BT /F1 9 Tf (\\001 5 crore\\002) Tj ET';
  expect(await textOfPdf(file(onePage, ['<< >>', shown], font, '<< >>', ['<< >>', table]))).toBe('₹ 5 crore');
});

test.each([
  ['packed', 'plain', '₹'],
  ['plain', 'packed', 'A'],
])('of a %s thing and a %s one of one number the later is taken', async (first, _, read) => {
  const said = '<< /Type /Font /Subtype /Type0 /ToUnicode 5 0 R >>';
  const packed = `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 >>\nstream\n3 0 ${said}\nendstream\nendobj\n`;
  const plain = `3 0 obj\n${said.replace('5', '6')}\nendobj\n`;
  const table = (letter: string) => `${letterTable} 1 beginbfchar <0050> <${letter}> endbfchar`;
  const rest = Buffer.from(
    file(
      onePage,
      ['<< >>', 'BT /F1 9 Tf <0050> Tj ET'],
      '<< >>',
      '<< >>',
      ['<< >>', table('0041')],
      ['<< >>', table('20B9')],
    ),
  ).toString('latin1');
  const both = first === 'packed' ? packed + plain : plain + packed;
  expect(await textOfPdf(Buffer.from(rest.replace('%%EOF', both), 'latin1'))).toBe(read);
});

const shownFirst = '8 0 obj\n<< >>\nstream\nBT (Loom) Tj ET\nendstream\nendobj\n';

test('what was read before the budget was spent is answered', async () => {
  const spaces = `${shownFirst}9 0 obj${' '.repeat(20_000)}${'stream\n'.repeat(100_000)}`;
  const budget = readingBudget();
  expect(await textOfPdf(Buffer.from(spaces), budget)).toBe('Loom');
  expect(budget.finding.left).toBeLessThanOrEqual(0);

  const small = { ...readingBudget(), reading: { left: 2_500 } };
  const many = `${shownFirst}${shownFirst.replace('8', '9')}`;
  expect(await textOfPdf(Buffer.from(many), small)).toBe('Loom\nLoom');
  expect(await textOfPdf(Buffer.from(many), { ...readingBudget(), reading: { left: 2_000 } })).toBe('Loom');
});

test('pages by the thousand that name the same fonts are counted, and those fonts each time', async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `/F${at} 3 0 R`).join(' ');
  const page = '<< /Type /Page /Contents 4 0 R /Resources << /Font 2 0 R >> >> ';
  const pages = 10_000;
  const places = Array.from({ length: pages }, (_, at) => `${at + 20} ${at * page.length} `).join('');
  const said = `<< /Type /ObjStm /Filter /FlateDecode /First ${places.length} >>`;
  const packed = deflateSync(places + page.repeat(pages)).toString('latin1');
  const shown: [string, string] = ['<< /Resources << /Font 2 0 R >> >>', 'BT /F1 9 Tf (Loom) Tj ET'];
  const many = Array.from({ length: 9 }, () => shown);
  const budget = { ...readingBudget(), reading: { left: 100_000 } };
  const font = '<< /Type /Font >>';
  const read = await textOfPdf(file([said, packed], `<< ${names} >>`, font, ...many), budget);
  expect(readingBudget().finding.left - budget.finding.left).toBeGreaterThan(2 * pages * page.length);
  // The names are 20,000 letters, so the fifth is begun with what is left, and is the last.
  expect(read).toBe(Array.from({ length: 5 }, () => 'Loom').join('\n'));
});

test('long runs of spaces, and of parts that are never closed, are read through once', async () => {
  const spaces = `BT (a${' '.repeat(900_000)}b) Tj (c) ' ET`;
  expect(await textOfPdf(pdf(Buffer.from(spaces), ''))).toMatch(/^a/);
  const parts = `BT ${'BMC '.repeat(120_000)}${'()Tj '.repeat(100_000)}(Loom) Tj ET`;
  expect(await textOfPdf(pdf(Buffer.from(parts), ''))).toBe('Loom');
  const tables = `1 beginbfchar ${'beginbfchar '.repeat(80_000)}`;
  expect(await textOfPdf(file(onePage, ['<< >>', 'BT (Loom) Tj ET'], embedded, ['<< >>', tables]))).toBe(
    'Loom',
  );
});
