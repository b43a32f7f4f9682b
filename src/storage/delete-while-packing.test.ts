import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { endTrip } from '#src/data/trip.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { signedInHere } from '#src/testing/here.ts';
import { arrive, hashOf, isHere, named } from '#src/testing/message-files.ts';
import { packing } from './packing.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';

const texts = ['first', 'second', 'third'];
let db: PersonDb;
let asked: string[];

const textAt = (path: string) => texts.find((text) => path.includes(hashOf(text))) ?? '';
const here = async () => (await Promise.all(texts.map(isHere))).filter(Boolean).length;

beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
  await directoryDb.choices.clear();
  setDownloadState({ at: 'none' });
  asked = [];
  await arrive(db, ...texts.map((text) => named(text, text)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The server answers; before it does so to the second question, this happens. */
function serve(onSecond: (signal: AbortSignal) => Promise<unknown>): void {
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    if (asked.length === 2) await onSecond(signal);
    return new Response(textAt(path));
  });
}

/** An answer that does not come. */
function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('Aborted')));
  });
}

test.each([
  ['this tab', leaveTrip],
  ['another tab', endTrip],
])(
  'a trip that %s deletes while it is being brought stops before the next file, and takes along what came and what is just coming',
  async (_, end) => {
    serve(end);
    await takeTrip(14, 'everything');
    expect(asked).toHaveLength(2);
    expect(await here()).toBe(0);
    expect(packing.getState()).toEqual({ at: 'rest', fault: null });
  },
);

test.each([
  ['this tab', leaveTrip],
  ['another tab', endTrip],
])('a file that does not come is waited for no more once %s has deleted its trip', async (_, end) => {
  serve(async (signal) => {
    void end();
    await untilGivenUp(signal);
  });
  await takeTrip(14, 'everything');
  expect(asked).toHaveLength(2);
  expect(await here()).toBe(0);
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('a trip taken while the one before is still stopping brings everything', async () => {
  let again = Promise.resolve();
  serve(async (signal) => {
    again = leaveTrip().then(() => takeTrip(14, 'everything'));
    await untilGivenUp(signal);
  });
  await takeTrip(14, 'everything');
  await again;
  expect(await here()).toBe(3);
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
  await leaveTrip();
  expect(await here()).toBe(0);
});
