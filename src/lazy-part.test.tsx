import { expect, test, vi } from 'vitest';
import { lazyPart, unhurriedPart } from './lazy-part.tsx';
import { drawScreen } from './testing/draw-screen.tsx';

const Whole = ({ words }: { words: string }) => <b>{words}</b>;
const Plain = ({ words }: { words: string }) => <p>{words}</p>;

test('what stands for a part stays where its code does not come, and gives way once it does', async () => {
  const load = vi.fn<() => Promise<typeof Whole>>().mockRejectedValueOnce(new Error('No network'));
  const Part = lazyPart(load, Plain);
  const drawn = () => drawScreen(<Part words="Saved" />);
  Part.fetchAhead();
  expect(await drawn()).toBe('<p>Saved</p>');
  load.mockResolvedValue(Whole);
  Part.fetchAhead();
  await expect.poll(drawn).toBe('<b>Saved</b>');
});

test('a part for which nothing stands is missing until its code is here', async () => {
  const Part = lazyPart(() => Promise.reject<typeof Whole>(new Error('No network')));
  Part.fetchAhead();
  expect(await drawScreen(<Part words="Saved" />)).toBe('');
});

test('what stands for a part that leaves room for a first look stands there as long', async () => {
  const Part = unhurriedPart(() => Promise.resolve(Whole), Plain);
  expect(await drawScreen(<Part words="Saved" />)).toBe('<p>Saved</p>');
});
