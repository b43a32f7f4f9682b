import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { device, isPersonKept, setCurrentPerson } from '#src/data/database/device-db.ts';
import { liveAnswer } from '#src/data/database/live-answer.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import { opened } from '#src/data/database/opened.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { noticeClearing } from './notice-clearing.ts';

/** As Chromium clears what a site has stored: connections are closed, and told so; what is opened meanwhile is refused. */
function clearDatabases(): void {
  for (const db of [device, openPersonDb('someone')]) {
    // Its type names no connection that Dexie holds.
    forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
    indexedDB.deleteDatabase(db.name);
  }
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The connection was closed.', 'AbortError');
  });
}

test('a tab in which nothing goes on learns that the browser has cleared what was kept, each time', async () => {
  noticeClearing();
  const told: string[] = [];
  const stop = liveAnswer(async (db) => ownerOf(db)).subscribe((owner) => told.push(owner));
  for (const time of [1, 2]) {
    await setCurrentPerson('someone');
    await opened(openPersonDb('someone'));
    await expect.poll(() => told.slice(-1)).toEqual(['someone']);

    clearDatabases();

    await expect.poll(() => told.slice(-2), { message: `time ${time}` }).toEqual(['someone', 'guest']);
    expect(await isPersonKept()).toBe(false);
  }
  stop();
});
