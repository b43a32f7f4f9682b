import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PersonDb, RowGroup } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { keepFile } from '#src/data/files.ts';
import { setShortlisted } from '#src/data/pipeline.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { beginTrip, noteGone, noteNoDirectory } from '#src/data/trip.ts';
import { contentsOf, tripRows, tripState } from '#src/data/trip-contents.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { readinessOf } from '#src/storage/readiness.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { arrive, hashOf, named } from '#src/testing/message-files.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { TripFacts } from './trip-facts.tsx';

const texts = ['the plan', 'the costs'] as const;
let db: PersonDb;

/** A trip of a shortlisted deal with a note, and of two messages with a file each. */
beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  await setShortlisted(deal, true);
  await db.base.clear();
  await db.outbox.clear();
  for (const text of texts) {
    await arrive(db, named(text, text));
    await keepFile(db, new Blob([text]));
  }
  await beginTrip(14, { part: 'everything' }, Date.now());
});

/** What it says of the shortlist, the messages and their files, but for the sizes of rows. */
async function said(): Promise<string[]> {
  const contents = contentsOf(await tripRows(db), await tripState(db));
  const { trip } = contents;
  if (!trip) throw new Error('No trip');
  const readiness = readinessOf(contents, true, 'none');
  const facts = (
    <TripFacts
      contents={contents}
      trip={trip}
      readiness={readiness}
      partHere={undefined}
      directoryBytes={undefined}
      isPromised={undefined}
    />
  );
  const [, deals = '', messages = '', files = ''] = wordsOf(await drawScreen(facts), 'dd');
  return [deals, messages].map((words) => words.replace(/ · \d+ bytes$/, '')).concat(files);
}

const shortlist = 'Here · 1 deal, 0 notes';
const files = 'Here · 2 of 2 here · 17 bytes';

/** What a page that has heard nothing says of the investors of a trip that was taken when the server had none. */
async function saidOfNone(partHere: KeptPart | null): Promise<string | undefined> {
  await noteNoDirectory(true);
  const contents = contentsOf(await tripRows(db), await tripState(db));
  const { trip } = contents;
  if (!trip) throw new Error('No trip');
  const readiness = readinessOf(contents, true, partHere ?? 'none');
  const facts = (
    <TripFacts
      contents={contents}
      trip={trip}
      readiness={readiness}
      partHere={partHere}
      directoryBytes={7}
      isPromised
    />
  );
  return wordsOf(await drawScreen(facts), 'dd')[4];
}

test('in a page that has heard nothing yet a trip says that the server has no investors', async () => {
  expect(await saidOfNone(null)).toBe('Here · This server has none');
});

test('where some have come since, it says which', async () => {
  expect(await saidOfNone('everything')).toBe('Here · Everyone · 7 bytes');
});

test('a trip that is whole says so of each part', async () => {
  expect(await said()).toEqual([shortlist, 'Here · 2 messages', files]);
});

test.each([
  ['deals', ['Not here yet · 1 deal, 0 notes · 1 not on this device', 'Here · 2 messages', files]],
  ['messages', [shortlist, 'Not here yet · 0 messages', files]],
] satisfies [RowGroup, string[]][])(
  'where the %s were deleted from the device, the other parts are here, and nothing is said to be listed no more',
  async (group, words) => {
    await removeRows(group);
    expect(await said()).toEqual(words);
  },
);

test('a deal that is listed no more is told from one that was deleted from the device', async () => {
  await rowsOf(db, 'opportunities').clear();
  const gone = 'Here · 1 deal, 0 notes · 1 no longer listed';
  expect(await said()).toEqual([gone, 'Here · 2 messages', files]);
});

test('while files are missing it is said how much there is of all', async () => {
  await db.files.delete(hashOf(texts[1]));
  expect((await said())[2]).toBe('Not here yet · 1 of 2 here · 8 bytes of 17 bytes');
});

test('what the server has no more is not among what is still to come', async () => {
  await db.files.delete(hashOf(texts[1]));
  await noteGone(hashOf(texts[1]));
  expect((await said())[2]).toBe('Here · 1 of 2 here · 1 no longer on the server · 8 bytes');
});

test('of a file that went with its message, and was taken along, it is known that it is not here', async () => {
  await removeRows('messages');
  await db.files.clear();
  expect((await said())[2]).toBe('Not here yet · 0 of 2 here · 0 bytes');
});

test('while messages are missing, nobody says that there are no files', async () => {
  await removeRows('messages');
  await db.trips.clear();
  await beginTrip(14, { part: 'everything' }, Date.now());
  expect((await said())[2]).toBe('Not here yet');
});

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test.each([
  ['has promised to keep it', true, 'Chrome', 'Keeps all of this until you delete it'],
  ['has not', false, 'Chrome', 'Has not promised to keep this, and may delete it when the device is full'],
  [
    'has not, and is Safari on an iPhone',
    false,
    safari,
    'Safari deletes this after seven days without a visit: install Pankh first',
  ],
  ['is still being asked', undefined, 'Chrome', 'Being asked'],
])('where the browser %s, a trip says so', async (_, isPromised, userAgent, words) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const contents = contentsOf(await tripRows(db), await tripState(db));
  const { trip } = contents;
  if (!trip) throw new Error('No trip');
  const facts = (
    <TripFacts
      contents={contents}
      trip={trip}
      readiness={readinessOf(contents, true, 'none')}
      partHere={undefined}
      directoryBytes={undefined}
      isPromised={isPromised}
    />
  );
  expect(wordsOf(await drawScreen(facts), 'dd').at(-1)).toBe(words);
});
