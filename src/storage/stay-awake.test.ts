import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { signedInHere } from '#src/testing/here.ts';
import { arrive, hashOf, isHere, named } from '#src/testing/message-files.ts';
import { bringUnasked } from './bring-missing.ts';
import { takeTrip } from './take-trip.ts';

const texts = ['first', 'second'];
let db: PersonDb;
/** What lets a phone's screen go dark, and what keeps it on, in the order of asking. */
let screen: { held: number; asked: number };
let page: EventTarget & { visibilityState: string };

beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
  await directoryDb.choices.clear();
  setDownloadState({ at: 'none' });
  await arrive(db, ...texts.map((text) => named(text, text)));
  screen = { held: 0, asked: 0 };
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A browser that keeps the screen on while it is asked to, or refuses, as at a low battery. */
function browser(refuses = false): void {
  const request = async () => {
    screen.asked += 1;
    if (refuses) throw new DOMException('The battery is low', 'NotAllowedError');
    screen.held += 1;
    return {
      async release() {
        screen.held -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
}

function serve(onEach: () => unknown): void {
  vi.stubGlobal('fetch', async (path: string) => {
    await onEach();
    return new Response(texts.find((text) => path.includes(hashOf(text))));
  });
}

test('the screen of a phone stays on while a trip is packed, and no longer', async () => {
  browser();
  const held: number[] = [];
  serve(() => held.push(screen.held));
  await takeTrip(14, 'everything');
  expect(held).toEqual([1, 1]);
  expect(screen.held).toBe(0);
});

test('it stays on anew once the page is seen again: the browser lets it go with a page that is hidden', async () => {
  browser();
  serve(async () => {
    if (screen.asked > 1) return;
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(screen.asked).toBe(1);
    screen.held = 0;
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(screen.held).toBe(1));
  });
  await takeTrip(14, 'everything');
  expect(screen).toEqual({ asked: 2, held: 0 });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(screen.asked).toBe(2);
});

test.each([
  ['knows no such thing', () => {}],
  ['refuses it', () => browser(true)],
])('a trip is packed, too, where the browser %s', async (_, given) => {
  given();
  serve(() => {});
  await takeTrip(14, 'everything');
  expect(await Promise.all(texts.map(isHere))).toEqual([true, true]);
});

test('what comes unasked keeps no screen on', async () => {
  browser();
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await takeTrip(14, 'everything');
  screen.asked = 0;
  serve(() => {});
  await bringUnasked();
  expect(await Promise.all(texts.map(isHere))).toEqual([true, true]);
  expect(screen.asked).toBe(0);
});
