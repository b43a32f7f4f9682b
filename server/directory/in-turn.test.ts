import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseManifest, readManifest } from '../db/directory.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { allPublished } from '../testing/all-published.ts';
import { testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { inTurn } from './in-turn.ts';
import { readyDirectory } from './ready-directory.ts';

test('one after another, also after one that failed, and each hears its own end', async () => {
  const { database, close } = await testServices();
  const told: string[] = [];
  const say = (word: string) => async () => {
    told.push(`${word} begins`);
    await turn();
    told.push(`${word} ends`);
    if (word === 'first') throw new Error('first failed');
    return word;
  };
  const [first, second] = await Promise.allSettled(
    ['first', 'second'].map((word) => inTurn(database.write, say(word))),
  );
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'first failed' } });
  expect(second).toEqual({ status: 'fulfilled', value: 'second' });
  await close();
});

test('a list that comes while the records of an older build are published is published after them', async () => {
  const { database, now, close } = await testServices();
  const rowsOf = (seed: number) =>
    [...madeUpInvestors({ seed, count: 50 })].map((values, index) => ({ line: index + 2, values }));
  await importInvestors(database, rowsOf(1), { now });
  await database.write.deleteFrom('directoryManifest').execute();
  await database.write.deleteFrom('directoryFiles').execute();
  const [, report] = await Promise.all([
    readyDirectory(database, now),
    importInvestors(database, rowsOf(2), { now }),
  ]);
  expect(report.totals).toMatchObject({ added: 50 });
  const manifest = parseManifest((await readManifest(database.read))?.bytes ?? Buffer.from('no manifest'));
  expect(manifest.generation).toBe(2);
  expect(await allPublished(database.read, manifest)).toHaveLength(100);
  await close();
});
