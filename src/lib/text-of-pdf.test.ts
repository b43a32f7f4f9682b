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
