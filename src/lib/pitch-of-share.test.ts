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
  });
  expect(
    await pitchOfShare(shared({ title: 'Mills', text: 'Cotton', url: 'https://mills.example' })),
  ).toEqual({
    title: 'Mills',
    description: 'Cotton\n\nhttps://mills.example',
  });
});

test('a file gives its name, and a text file its words', async () => {
  const file = new File(['Looms\tand\u0000 yarn'], 'monsoon_mills-deck.txt', { type: 'text/plain' });
  expect(await pitchOfShare(shared({ files: file }))).toEqual({
    title: 'monsoon mills deck',
    description: 'Looms and yarn',
  });
  const unreadable = new File([new Uint8Array([1, 2, 3])], 'Deck.pdf', { type: 'application/pdf' });
  expect(await pitchOfShare(shared({ files: unreadable }))).toEqual({ title: 'Deck', description: '' });
});

test('what is too long for a draft is cut between two letters', async () => {
  const { title, description } = await pitchOfShare(
    shared({ text: `${'x'.repeat(159)}\u{1F9F5}${'y'.repeat(30_000)}` }),
  );
  expect([title, description.length]).toEqual(['x'.repeat(159), 20_000]);
});

test('of a file above 20 MB only the name is taken, of a long text its beginning', async () => {
  const large = new File(['Looms', new Uint8Array(20_000_000)], 'Large.txt', { type: 'text/plain' });
  expect(await pitchOfShare(shared({ files: large }))).toEqual({ title: 'Large', description: '' });
  const long = new File(['अ'.repeat(1_000_000)], 'Long.txt', { type: 'text/plain' });
  expect((await pitchOfShare(shared({ files: long }))).description).toBe('अ'.repeat(20_000));
});
