import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createBreaker } from '../ai/breaker.ts';
import { createModel, type ModelTimes } from '../ai/model.ts';
import { openDatabase } from '../db/connection.ts';
import { readSettings } from '../env.ts';
import { createInvestorSearch } from '../investor-search/investor-search.ts';
import { createGoogle } from '../outside/google.ts';
import { createPasswords } from '../outside/passwords.ts';
import { readPushKeys } from '../outside/push-keys.ts';
import { readSecretKey } from '../outside/secret-key.ts';
import type { Services } from '../services.ts';
import { createPoke } from '../syncing/poke.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { scratch } from './scratch.ts';

export type TestServices = Services & { moveClock(ms: number): void; close(): Promise<void> };

/** The least that argon2id takes: most tests are about other things than how dear a guess is. */
export const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Real services with a clock that stands until it is moved, on a database of their own: in a temporary folder, or in the
 * DATA_DIR that the environment names, which then stays. `passwords`: others than those that cost next to nothing;
 * `modelTimes`: how long a model that the environment names is waited for.
 */
export async function testServices(
  environment: Record<string, string> = {},
  {
    passwords = createPasswords(cheap),
    modelTimes = { whole: 1_000, pause: 5 },
  }: { passwords?: Services['passwords']; modelTimes?: ModelTimes } = {},
): Promise<TestServices> {
  const folder = environment.DATA_DIR ?? mkdtempSync(join(scratch(), 'pankh-'));
  const settings = readSettings({
    DATA_DIR: folder,
    APP_DIR: join(import.meta.dirname, 'app'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const file = join(folder, 'pankh.db');
  const database = await (existsSync(file) ? openDatabase(file) : openEmptyDatabase(file));
  const investorSearch = createInvestorSearch({
    database: file,
    index: join(folder, 'directory-index.db'),
  });
  let clock = Date.parse('2026-03-01T09:00:00.000Z');
  const now = () => new Date(clock).toISOString();
  return {
    settings,
    database,
    log: pino({ level: 'silent' }),
    now,
    passwords,
    poke: createPoke(),
    secretKey: readSecretKey(folder),
    pushKeys: readPushKeys(folder),
    publicUrl: () => settings.PUBLIC_URL ?? 'http://pankh.example',
    google: createGoogle(settings),
    investorSearch,
    model: createModel(settings, { times: modelTimes }),
    breaker: createBreaker(now),
    isAccepting: () => true,
    moveClock(ms) {
      clock += ms;
    },
    async close() {
      await investorSearch.close();
      await database.close();
      if (environment.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
