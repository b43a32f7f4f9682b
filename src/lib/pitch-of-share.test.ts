import { expect, test } from 'vitest';
import { pitchOfShare } from './pitch-of-share.ts';

function shared(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
}

test('a shared text is the description, and its first line the name where it has none', async () => {
  expect(await pitchOfShare(shared({ text: 'Monsoon Mills\r\nCotton, by hand.' }))).toEqual({
    title: 'Monsoon Mills',
    description: 'Monsoon Mills\nCotton, by hand.',
    leftOut: [],
  });
  expect(
    await pitchOfShare(shared({ title: 'Mills', text: 'Cotton', url: 'https://mills.example' })),
  ).toEqual({
    title: 'Mills',
    description: 'Cotton\n\nhttps://mills.example',
    leftOut: [],
  });
});

test('a file gives its name, and a text file its words', async () => {
  const file = new File(['Looms\tand\u0000 yarn'], 'monsoon_mills-deck.txt', { type: 'text/plain' });
  expect(await pitchOfShare(shared({ files: file }))).toEqual({
    title: 'monsoon mills deck',
    description: 'Looms and yarn',
    leftOut: [],
  });
  const unreadable = new File([new Uint8Array([1, 2, 3])], 'Deck.pdf', { type: 'application/pdf' });
  expect(await pitchOfShare(shared({ files: unreadable }))).toEqual({
    title: 'Deck',
    description: '',
    leftOut: [{ why: 'unread', file: 'Deck.pdf', isNamed: true }],
  });
});

test('what is too long for a draft is cut between two letters, and named', async () => {
  const { title, description, leftOut } = await pitchOfShare(
    shared({ text: `${'x'.repeat(159)}\u{1F9F5}${'y'.repeat(30_000)}` }),
  );
  expect([title, description.length]).toEqual(['x'.repeat(159), 20_000]);
  expect(leftOut).toEqual([{ why: 'long-description', fits: 20_000 }]);
  expect((await pitchOfShare(shared({ title: 'x'.repeat(161) }))).leftOut).toEqual([
    { why: 'long-title', fits: 160 },
  ]);
});

test('what just fits leaves nothing out', async () => {
  const full = shared({ title: 'x'.repeat(160), text: 'y'.repeat(20_000) });
  expect((await pitchOfShare(full)).leftOut).toEqual([]);
});

test('files that a full description has no room for are named as what does not fit', async () => {
  const form = shared({ text: 'y'.repeat(20_000) });
  form.append('files', new File(['Looms'], 'Looms.txt', { type: 'text/plain' }));
  expect((await pitchOfShare(form)).leftOut).toEqual([{ why: 'long-description', fits: 20_000 }]);
});

test('of a file above 20 MB only the name is taken, of a long text its beginning', async () => {
  const large = new File(['Looms', new Uint8Array(20_000_000)], 'Large.txt', { type: 'text/plain' });
  const tooLarge = { why: 'too-large', file: 'Large.txt', mostBytes: 20_000_000 };
  expect(await pitchOfShare(shared({ files: large }))).toEqual({
    title: 'Large',
    description: '',
    leftOut: [{ ...tooLarge, isNamed: true }],
  });
  expect((await pitchOfShare(shared({ title: 'Mills', files: large }))).leftOut).toEqual([
    { ...tooLarge, isNamed: false },
  ]);
  const long = new File(['अ'.repeat(1_000_000)], 'Long.txt', { type: 'text/plain' });
  const { description, leftOut } = await pitchOfShare(shared({ files: long }));
  expect(description).toBe('अ'.repeat(20_000));
  expect(leftOut).toEqual([{ why: 'long-description', fits: 20_000 }]);
});

test('a PDF with more words than fit leaves words out', async () => {
  const shown = `BT (${'y'.repeat(30_000)}) Tj ET`;
  const content = `%PDF-1.4\n1 0 obj\n<< /Length ${shown.length} >>\nstream\n${shown}\nendstream\nendobj\n%%EOF`;
  const { description, leftOut } = await pitchOfShare(
    shared({ files: new File([content], 'Deck.pdf', { type: 'application/pdf' }) }),
  );
  expect([description.length, leftOut]).toEqual([20_000, [{ why: 'long-description', fits: 20_000 }]]);
});

test('a long text file is left out in part even where its beginning is short', async () => {
  const sparse = new File(['Looms', ' '.repeat(150_000), 'yarn'], 'Sparse.txt', { type: 'text/plain' });
  const { description, leftOut } = await pitchOfShare(shared({ files: sparse }));
  expect([description, leftOut]).toEqual(['Looms', [{ why: 'in-part', file: 'Sparse.txt' }]]);
});

test.each([
  ['UTF-16, the small byte first', [0xff, 0xfe, 0x15, 0x09, 0x30, 0x09]],
  ['UTF-16, the large byte first', [0xfe, 0xff, 0x09, 0x15, 0x09, 0x30]],
  ['UTF-8', [0xef, 0xbb, 0xbf, 0xe0, 0xa4, 0x95, 0xe0, 0xa4, 0xb0]],
])('a text that says by its first bytes that it is %s is read as that', async (_, bytes) => {
  const { description, leftOut } = await pitchOfShare(
    shared({ files: new File([new Uint8Array(bytes)], 'Looms.txt') }),
  );
  expect([description, leftOut]).toEqual(['कर', []]);
});

test('a text in another encoding is not taken for letters that it does not hold, but named', async () => {
  const latin = new Uint8Array([0x43, 0x61, 0x66, 0xe9]);
  const unread = { why: 'unread', file: 'Plan.txt', isNamed: true };
  for (const parts of [[latin], [latin, ' '.repeat(150_000)]])
    expect(await pitchOfShare(shared({ files: new File(parts, 'Plan.txt') }))).toEqual({
      title: 'Plan',
      description: '',
      leftOut: [unread],
    });
});
