import { expect, onTestFinished, test, vi } from 'vitest';
import type { TripContents } from '#src/data/trip-contents.ts';
import { type DownloadState, downloadState } from '#src/directory/download-state.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { NewTrip } from './new-trip.tsx';

const contents: TripContents = {
  trip: null,
  deals: { count: 0, gone: 0, away: 0, notes: 0, bytes: 0 },
  messages: { count: 1, bytes: 100 },
  files: { count: 1, bytes: 750_000, here: 0, bytesHere: 0, bytesBrought: 0, gone: 0 },
  isRead: { deals: true, messages: true },
};

test.each([
  ['nobody has said what investors there are', 'waiting', 'How much there is to bring is not known yet.'],
  ['the server has no investors', 'none', 'About 750 KB to bring.'],
] satisfies [string, DownloadState['at'], string][])(
  'where one file is to be brought, and %s (%s), a trip says: %s',
  async (_, at, words) => {
    // A store that is drawn without a browser shows what it began with.
    Object.assign(downloadState.getInitialState(), { at });
    expect(readable(await drawScreen(<NewTrip contents={contents} />))).toContain(words);
  },
);

test.each([
  ['Version/19.0 Mobile/15E148 Safari/604.1', true],
  ['CriOS/150.0 Mobile/15E148 Safari/604.1', false],
])('on an iPhone %s is said before to delete it after seven days: %s', async (browser, isSaid) => {
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const drawn = readable(await drawScreen(<NewTrip contents={contents} />));
  expect(drawn.includes('Safari deletes this after seven days without a visit: install Pankh first')).toBe(
    isSaid,
  );
});
