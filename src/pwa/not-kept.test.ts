import { expect, onTestFinished, test, vi } from 'vitest';
import { notKept } from './not-kept.ts';

test('a file is kept under its whole address, and one of another version is not the same', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', new URL('https://pankh.example/sw.js'));
  const listed = ['https://pankh.example/assets/0.js', 'https://pankh.example/index.html?__WB_REVISION__=a1'];
  const kept = Object.assign(Object.create(null), { keys: async () => listed.map((url) => ({ url })) });
  const asked = [
    'assets/0.js',
    'https://pankh.example/assets/0.js',
    'assets/1.js',
    'https://pankh.example/index.html?__WB_REVISION__=a1',
    'https://pankh.example/index.html?__WB_REVISION__=b2',
  ];
  expect([...(await notKept(asked, kept))]).toEqual([asked[2], asked[4]]);
});
