import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeChanges } from '#server/syncing/write.ts';
import { type TestServer, testServer } from '#server/testing/http.ts';
import { postSync } from '#src/api/sync.ts';
import { guestId } from '#sync/guest-id.ts';
import { newId } from '#sync/ids.ts';
import { createDevice } from './device.ts';

/** Of an answer, before the line is gone: less than a whole page has of rows that nothing makes shorter on their way. */
const holdsFor = 60_000;

let server: TestServer;
let line: ReturnType<typeof createServer>;
beforeEach(async () => {
  server = await testServer();
  line = createServer((device) => {
    const beyond = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let carried = 0;
    beyond.on('data', (piece) => {
      carried += piece.length;
      if (carried > holdsFor) device.destroy();
    });
    device.pipe(beyond).pipe(device);
    for (const end of [device, beyond]) end.on('error', () => {});
    device.on('close', () => beyond.destroy());
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const place = line.address();
  if (place === null || typeof place === 'string') throw new Error('It listens on no port');
  const { fetch } = globalThis;
  // A browser knows where its page is from; each question of a line that has just been gone is asked on a new one.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('Connection', 'close');
    return fetch(`http://127.0.0.1:${place.port}${path}`, { ...init, headers });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  line.close();
  await server.close();
});

test('a device whose line never holds for a whole page has everything in the end', async () => {
  const createdAt = server.now();
  const told = { userType: 'investor', rating: 5, fullName: 'A', location: 'B', createdAt } as const;
  const rows = Array.from({ length: 300 }, () => ({
    ...told,
    id: newId(),
    content: randomBytes(1_000).toString('base64'),
  }));
  await server.database.write.transaction().execute((trx) =>
    writeChanges(
      trx,
      rows.map((row) => ({ table: 'testimonials', id: row.id, row })),
      createdAt,
    ),
  );
  const device = createDevice(
    guestId,
    (request) => postSync(request),
    () => Date.parse(createdAt),
  );
  const ends: string[] = [];
  while (ends.length < 20 && ends.at(-1) !== 'done') ends.push((await device.sync()).end);
  expect(ends).toContain('failed');
  expect(ends.at(-1)).toBe('done');
  expect((await device.everything()).testimonials).toHaveLength(rows.length);
});
