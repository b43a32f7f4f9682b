import { describe, expect, test } from 'vitest';
import { attachmentLimits, cleanFileName, faultOfFile } from './attachments.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = bytes('%PDF-1.7\n');
const programme = bytes('MZ\x90\0\x03\0\0\0');

test.each([
  ['plan.pdf', pdf],
  ['PLAN.PDF', pdf],
  ['photo.jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ['photo.webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
  ['cap table.xlsx', bytes('PK\x03\x04')],
  ['old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['figures.csv', new TextEncoder().encode('नाम,रक़म\n')],
  ['excel.csv', Uint8Array.of(0xff, 0xfe, 0x61, 0)],
])('%s can go along with a message', (name, head) => {
  expect(faultOfFile({ name, size: head.length }, head)).toBeNull();
});

test.each([
  ['nothing.pdf', 0, pdf, 'nothing.pdf is empty.'],
  ['large.pdf', attachmentLimits.size + 1, pdf, 'large.pdf is too large: a file may have at most 10 MB.'],
  ['setup.exe', 9, programme, 'setup.exe cannot be sent.'],
  ['page.html', 9, bytes('<html>'), 'page.html cannot be sent.'],
  ['picture.svg', 9, bytes('<svg>'), 'picture.svg cannot be sent.'],
  ['plan', 9, pdf, 'plan cannot be sent.'],
  ['plan.pdf', 9, programme, 'plan.pdf is not what its name says.'],
  ['plan.txt', 9, programme, 'plan.txt is not what its name says.'],
  ['photo.png', 9, pdf, 'photo.png is not what its name says.'],
])('%s of %i bytes is told why it cannot', (name, size, head, words) => {
  expect(faultOfFile({ name, size }, head)).toContain(words);
});

describe('a name is text and nothing else', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Asha\\plan.pdf', 'plan.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.exe'],
    ['pl\u0007an\n .pdf', 'plan .pdf'],
    ['..hidden.pdf', 'hidden.pdf'],
    ['a<b>:"c".pdf', 'a_b___c_.pdf'],
    ['', 'file'],
    ['///', 'file'],
    ['क्‍ष.pdf', 'क्‍ष.pdf'],
  ])('%j is %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  test('a long one is shortened before its ending', () => {
    const clean = cleanFileName(`${'क'.repeat(300)}.xlsx`);
    expect([clean.length, clean.endsWith('.xlsx')]).toEqual([attachmentLimits.nameLength, true]);
  });
});
