import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import type { Reading } from './composed-files.ts';
import { useHeardFiles } from './use-heard-files.ts';

type Given = Parameters<typeof useHeardFiles>[0];

const deck = { hash: 'd', name: 'deck.pdf', size: 9 };
const plan = { hash: 'p', name: 'plan.pdf', size: 9 };

function reading({ name, size }: typeof deck): Reading {
  return { id: 1, name, size, isLate: false, ended: Promise.resolve(), end() {} };
}

/** What is said of the files of a message, once each of these has been so for this long. */
async function saidOf(...all: (Partial<Given> & { forMs?: number })[]): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const nothing: Given = { files: [], readings: [], isWaiting: false };
  const store = createStore(() => nothing);
  const heard = liveHook(() => useHeardFiles(useStore(store)));
  await vi.waitFor(() => expect(heard()).toBe(''));
  const said: string[] = [];
  for (const { forMs = 5_000, ...next } of all) {
    store.setState({ ...nothing, ...next }, true);
    await drawn();
    vi.advanceTimersByTime(forMs);
    await drawn();
    said.push(heard());
  }
  return said;
}

test('whoever chooses a file hears that it goes along, and not each blink in which it is read', async () => {
  expect(await saidOf({ readings: [reading(deck)], forMs: 100 }, { files: [deck] })).toEqual([
    '',
    'Added: deck.pdf',
  ]);
});

test('a file whose name is cleaned, or is another’s too, is heard once, as it is listed', async () => {
  const shot = { ...deck, name: 'Shot at 10.00\u202fAM.png' };
  const cleaned = { ...deck, name: 'Shot at 10.00 AM.png' };
  const [first, second] = ['a', 'b'].map((hash) => ({ hash, name: 'image.jpg', size: 9 })) as [
    typeof deck,
    typeof deck,
  ];
  expect(await saidOf({ readings: [reading(shot)], forMs: 100 }, { files: [cleaned] })).toEqual([
    '',
    'Added: Shot at 10.00 AM.png',
  ]);
  expect(
    await saidOf({ files: [first], readings: [reading(second)], forMs: 100 }, { files: [first, second] }),
  ).toEqual(['', 'Added: image.jpg']);
});

test('that a file takes long is heard, and that the message waits for it', async () => {
  const readings = [reading(deck)];
  expect(await saidOf({ readings }, { readings, isWaiting: true })).toEqual([
    'Adding...',
    'Adding... The message goes as soon as that is done.',
  ]);
});

test('of files that were there before, or are taken out or sent, nothing is said', async () => {
  const added = { files: [plan, deck] };
  expect(await saidOf({ files: [plan] }, { files: [plan], readings: [reading(deck)] }, added)).toEqual([
    '',
    'Adding...',
    'Added: deck.pdf',
  ]);
  const both = { readings: [reading(plan), reading(deck)] };
  expect(await saidOf(both, added, { files: [plan] }, { files: [] })).toEqual([
    'Adding...',
    'Added: plan.pdf, deck.pdf',
    '',
    '',
  ]);
});
