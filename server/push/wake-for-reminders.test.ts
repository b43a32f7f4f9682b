import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { hasReminderSince, peopleToRemind } from '../db/reminders.ts';
import { type PushWorld, pushWorld } from '../testing/push.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { wakeForReminders } from './wake-for-reminders.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/** From where the tests' clock begins, half past two in the afternoon in India, to eight the next morning. */
const untilEight = 17.5 * hour;
const none = { remindOn: null, reminderNote: '' };
const of = (remindOn: string) => ({ remindOn, reminderNote: 'Ask for the lease.' });
const deal = { opportunityId: newId(), dealTitle: 'Lantern Looms' };

let world: PushWorld;
beforeEach(async () => {
  world = await pushWorld();
  await world.subscribe(world.investor, 'phone');
  await world.subscribe(world.founder, 'other');
});
afterEach(() => world.close());

const edit = (from: object, to: object, about = deal) =>
  world.desks.send(world.investor, 'editReminder', { ...about, from, to });

/** Which devices are woken, once so much time has passed. */
async function reminded(after = 0): Promise<string[]> {
  world.server.moveClock(after);
  await wakeForReminders(world.server);
  return world.woken();
}

test('whoever set a reminder is woken at eight in the morning of its day, in India, once', async () => {
  await edit(none, of('2026-03-02'));
  expect(await reminded()).toEqual([]);
  expect(await reminded(untilEight - 1)).toEqual([]);
  expect(await reminded(1)).toEqual(['phone']);
  expect(world.service.taken.at(-1)?.body).toBe('');
  expect([await reminded(minute), await reminded(24 * hour)]).toEqual([[], []]);
});

test('of one that was dealt with, moved, or set for the same day afterwards nobody is woken', async () => {
  await edit(none, of('2026-03-02'));
  await edit(of('2026-03-02'), none);
  const other = { opportunityId: newId(), dealTitle: 'Monsoon Mills' };
  await edit(none, of('2026-03-02'), other);
  await edit({ remindOn: '2026-03-02' }, { remindOn: '2026-03-03' }, other);
  expect(await reminded(untilEight)).toEqual([]);
  await edit(none, of('2026-03-02'));
  expect(await reminded(hour)).toEqual([]);
  expect(await reminded(23 * hour)).toEqual(['phone']);
});

test('in the quiet hours it waits for their end, and what was dealt with by then wakes nobody', async () => {
  await edit(none, of('2026-03-02'));
  await edit(none, of('2026-03-03'), { opportunityId: newId(), dealTitle: 'Monsoon Mills' });
  await world.desks.send(world.investor, 'setQuietHours', { quietHours: { from: '22:00', to: '09:00' } });
  expect(await reminded(untilEight)).toEqual([]);
  await edit(of('2026-03-02'), none);
  expect(await reminded(hour)).toEqual([]);
  expect(await reminded(23 * hour)).toEqual([]);
  expect(await reminded(hour)).toEqual(['phone']);
});

test('a server that was not there at eight wakes them as it comes, also for the days before', async () => {
  expect(await reminded(untilEight)).toEqual([]);
  await edit(none, of('2026-03-03'));
  expect(await reminded(50 * hour)).toEqual(['phone']);
});

test('a run that was cut off before its end wakes the others as it begins anew, and nobody twice', async () => {
  const { server, investor, subscribe, secondDevice } = world;
  await edit(none, of('2026-03-02'));
  server.moveClock(untilEight);
  await wakeForReminders(server, () => true);
  expect(await world.woken()).toEqual([]);
  expect(await reminded()).toEqual(['phone']);

  await server.database.write.updateTable('serverState').set({ remindedUntil: null }).execute();
  await subscribe(await secondDevice(investor), 'tablet');
  expect(await reminded(minute)).toEqual(['tablet']);
  expect(await reminded(24 * hour)).toEqual([]);
});

test('what was noted while the clock was weeks ahead keeps nobody from being woken once it is right', async () => {
  expect(await reminded(20 * 24 * hour)).toEqual([]);
  world.server.moveClock(-20 * 24 * hour);
  await edit(none, of('2026-03-02'));
  expect(await reminded(untilEight)).toEqual(['phone']);
});

test('what came, and was read, after a reminder wakes nobody once more for that', async () => {
  const { server, desks, investor, tell } = world;
  await edit(none, of('2026-03-02'));
  expect(await reminded(untilEight)).toEqual(['phone']);
  server.moveClock(hour);
  await tell('connection-requested', investor);
  const [told] = await desks.shownTo(investor, 'notifications');
  await desks.send(investor, 'readNotifications', { ids: [told?.id] });
  expect(await reminded()).toEqual([]);
});

test('whose day has come is found among the reminders alone, however many deals there are', async () => {
  const plans = await queryPlans(world.server.database.read, (db) =>
    peopleToRemind(db, { after: '2026-03-01', until: '2026-03-02' }, { behind: newId(), limit: 20 }),
  );
  expect(plans.flat().filter((step) => step.includes('INDEX pipelineByReminder'))).toHaveLength(1);
});

test('what wakes a person of their reminders is found among these alone, however many deals they follow', async () => {
  const [since, now] = ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z'];
  const plans = await queryPlans(world.server.database.read, (db) =>
    hasReminderSince(db, newId(), { since, now }),
  );
  expect(plans.flat().join()).toMatch(/COVERING INDEX pipelineByOwnersReminder/);
});
