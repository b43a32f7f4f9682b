import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../db/connection.ts';
import { readSettings } from '../env.ts';
import { createPasswords } from '../outside/passwords.ts';
import type { Services } from '../services.ts';
import { createPoke } from '../syncing/poke.ts';

export type TestServices = Services & { moveClock(ms: number): void; close(): Promise<void> };

/** Real services on a database of their own in a temporary folder, with a clock that stands until it is moved. */
export async function testServices(): Promise<TestServices> {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-'));
  const settings = readSettings({
    DATA_DIR: folder,
    APP_DIR: join(import.meta.dirname, 'app'),
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase(join(folder, 'pankh.db'));
  let clock = Date.parse('2026-03-01T09:00:00.000Z');
  return {
    settings,
    database,
    log: pino({ level: 'silent' }),
    now: () => new Date(clock).toISOString(),
    passwords: createPasswords(),
    poke: createPoke(),
    isAccepting: () => true,
    moveClock(ms) {
      clock += ms;
    },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
