import { afterEach, expect, test, vi } from 'vitest';
import { share, shareText } from './share.ts';

afterEach(() => void vi.unstubAllGlobals());

const url = 'https://pankh.example/investment/7';
const shared = () => share('Lantern Looms', '/investment/7');

type Device = { share?: (given: object) => Promise<void>; writeText?: (text: string) => Promise<void> };

/** A device with these means of its own; without the second nothing can be copied. */
function deviceWith({ share: shareHere, writeText }: Device): void {
  vi.stubGlobal('location', { origin: 'https://pankh.example' });
  vi.stubGlobal('navigator', {
    ...(shareHere && { share: shareHere }),
    ...(writeText && { clipboard: { writeText } }),
  });
}

const refused = (name: string) => () => Promise.reject(new DOMException('No', name));

test('where the device can share, it does, by the whole address; nothing is copied', async () => {
  const [own, writeText] = [vi.fn(async () => {}), vi.fn(async () => {})];
  deviceWith({ share: own, writeText });
  expect(await shared()).toBe('shared');
  expect(own.mock.calls).toEqual([[{ title: 'Lantern Looms', url }]]);
  expect(writeText).not.toHaveBeenCalled();
});

test('who thinks better of it has shared nothing, and nothing is copied', async () => {
  const writeText = vi.fn(async () => {});
  deviceWith({ share: refused('AbortError'), writeText });
  expect(await shared()).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['cannot share', undefined],
  ['fails to share', refused('NotAllowedError')],
])('on a device that %s the address is copied', async (_, own) => {
  const writeText = vi.fn(async () => {});
  deviceWith({ ...(own && { share: own }), writeText });
  expect(await shared()).toBe('copied');
  expect(writeText.mock.calls).toEqual([[url]]);
});

test.each([
  ['the clipboard is refused', refused('NotAllowedError')],
  ['there is no clipboard', undefined],
])('where sharing fails and %s, that has failed', async (_, writeText) => {
  for (const own of [undefined, refused('DataError')]) {
    deviceWith({ ...(own && { share: own }), ...(writeText && { writeText }) });
    expect(await shared()).toBe('failed');
  }
});

test('words are handed to the device itself, and it is said where it does not take them', async () => {
  const own = vi.fn(async () => {});
  deviceWith({ share: own });
  expect(await shareText('Figures', 'waiting 0')).toBe('shared');
  expect(own.mock.calls).toEqual([[{ title: 'Figures', text: 'waiting 0' }]]);
  deviceWith({ share: refused('AbortError') });
  expect(await shareText('Figures', 'waiting 0')).toBe('cancelled');
  deviceWith({ share: refused('NotAllowedError') });
  expect(await shareText('Figures', 'waiting 0')).toBe('failed');
});
