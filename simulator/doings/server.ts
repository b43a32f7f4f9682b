import { readAll, readRow } from '#server/db/records.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { removeRows, writeChanges } from '#server/syncing/write.ts';
import { newId } from '#sync/ids.ts';
import type { Change } from '#sync/mutation.ts';
import { subscriptionId } from '#sync/mutations/settings.ts';
import { checkHouse, readBooks } from '../checks/housekeeping.ts';
import type { CrashPoint } from '../world/server.ts';
import type { World } from '../world/world.ts';
import type { Doing } from './doing.ts';
import { tidyFiles } from './message-files.ts';
import { noteWhatTheRestoreTook } from './what-a-restore-costs.ts';

export const turnWeather: Doing = async ({ network, chance }) => {
  network.weather = chance.percent(40) ? 0 : 20 + chance.below(70);
};

export const dieNow: Doing = async (world) => {
  if (!world.server.isUp()) return;
  await world.server.crash();
  world.strike('server died');
  comeBack(world);
};

export function dieAt(point: CrashPoint): Doing {
  return async (world) => {
    if (!world.server.isUp()) return;
    world.server.crashAt(point, world.chance.below(4), (where) => {
      world.strike(`server died ${where}`);
      comeBack(world);
    });
  };
}

/** Whatever keeps the process alive starts it again, mostly soon. */
function comeBack({ server, chance }: World): void {
  setTimeout(() => void server.start(), chance.percent(80) ? chance.below(20_000) : chance.below(600_000));
}

export const takeBackup: Doing = async ({ server, ledger }) => {
  if (!server.isUp()) return;
  server.takeBackup();
  ledger.takeBackup();
};

export const restoreBackup: Doing = async (world) => {
  const before = world.server.text();
  if (!(await world.server.restore())) return;
  world.ledger.restore();
  await noteWhatTheRestoreTook(world, before);
  world.strike('server restored from an older backup');
};

/** A reviewer decides on one of the deals, not always wisely. */
export const review: Doing = async (world) => {
  const { server, chance } = world;
  if (!server.isUp()) return;
  const deals = await readAll(server.services.database.read, 'opportunities');
  const deal = chance.oneOf(deals.sort((a, b) => a.createdAt.localeCompare(b.createdAt)));
  const status = chance.oneOf(['active', 'active', 'declined', 'review', 'withdrawn'] as const);
  if (!deal || !status) return;
  const row = { ...deal, status, updatedAt: server.services.now() };
  await writeRows(world, [{ table: 'opportunities', id: row.id, row }]);
};

export const publish: Doing = async (world) => {
  if (!world.server.isUp()) return;
  const id = newId();
  const words = {
    title: 'Rain',
    summary: 'It rained.',
    body: 'It rained on Pune.',
    source: 'Pankh',
    tags: ['rain'],
  };
  const row = { id, kind: 'news' as const, ...words, publishedAt: world.server.services.now() };
  await writeRows(world, [{ table: 'articles', id, row }]);
};

export const withdraw: Doing = async (world) => {
  const { server, chance, ledger } = world;
  if (!server.isUp()) return;
  const { database, now, poke } = server.services;
  const article = chance.oneOf(await readAll(database.read, 'articles'));
  if (!article) return;
  const key = { table: 'articles' as const, id: article.id };
  await ledger.whileServerWrites(() =>
    database.write.transaction().execute((trx) => removeRows(trx, [key], now())),
  );
  poke.all();
};

/** The investor is verified, or is found out; now and then one of the founders. */
export const verify: Doing = async (world) => {
  const { server, chance, people } = world;
  if (!server.isUp()) return;
  const { id } = chance.percent(70) ? people.tara : people.arjun;
  const account = await readRow(server.services.database.read, 'accounts', id);
  if (!account) return;
  const row = { ...account, phoneVerified: !account.phoneVerified };
  await writeRows(world, [{ table: 'accounts', id: row.id, row }]);
  world.strike(row.phoneVerified ? 'verification gained' : 'verification lost');
};

/** What the housekeeping may remove for good nobody can be said to have lost. */
export const keepTheHouse: Doing = async (world) => {
  const { server, ledger, words } = world;
  if (!server.isUp()) return;
  const before = server.text();
  const books = readBooks(server);
  await ledger.whileServerWrites(() => keepHouse(server.services));
  await checkHouse(world, books);
  await tidyFiles(world);
  const after = server.text();
  words.letGoIf((word) => before.includes(word) && !after.includes(word));
};

/** An admin confirms a plan that somebody has asked for: it is their only one. */
export const confirmPlan: Doing = async (world) => {
  if (!world.server.isUp()) return;
  const asked = await readAll(world.server.services.database.read, 'subscriptions');
  const plan = world.chance.oneOf(
    asked
      .filter(({ state }) => state === 'requested')
      .sort((a, b) => a.requestedAt.localeCompare(b.requestedAt)),
  );
  if (plan) await writeRows(world, await onlyPlan(world, plan.accountId, plan.planId));
};

/** What has to be written for somebody to have that plan, from now on, and no other. */
export async function onlyPlan({ server }: World, accountId: string, planId: string): Promise<Change[]> {
  const { database, now } = server.services;
  const others = (await readAll(database.read, 'subscriptions')).filter(
    (other) => other.accountId === accountId && other.planId !== planId && other.state === 'active',
  );
  const given = { state: 'active' as const, decidedAt: now(), endedAt: null, reason: null };
  return [
    ...others.map((other) => ({ ...other, state: 'ended' as const, endedAt: now() })),
    { id: subscriptionId(accountId, planId), accountId, planId, requestedAt: now(), ...given },
  ].map((row) => ({ table: 'subscriptions' as const, id: row.id, row }));
}

export async function writeRows({ server, ledger }: World, changes: Change[]): Promise<void> {
  const { database, now, poke } = server.services;
  await ledger.whileServerWrites(() =>
    database.write.transaction().execute((trx) => writeChanges(trx, changes, now())),
  );
  poke.all();
}
