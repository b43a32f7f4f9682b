import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
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
  const open = `BT ${'(\\('.repeat(200_000)}`;
  const began = performance.now();
  await textOfPdf(pdf(Buffer.from(open), ''));
  await textOfPdf(Buffer.from('<<'.repeat(200_000)));
  expect(performance.now() - began).toBeLessThan(5_000);
});
