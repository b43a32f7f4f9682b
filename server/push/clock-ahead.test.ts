import { expect, onTestFinished, test } from 'vitest';
import { pushWorld } from '../testing/push.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

test('what was to wake a device weeks from now, as the clock was ahead, wakes it once that is right; what rests in quiet hours rests on', async () => {
  const world = await pushWorld();
  onTestFinished(() => world.close());
  const { server, desks, founder, subscribe, tell, woken, service } = world;
  await subscribe(founder, 'phone');
  service.answers(503, { 'retry-after': '7200' });
  server.moveClock(20 * day);
  await tell();
  expect(await woken()).toEqual(['phone']);
  service.answers(201);
  server.moveClock(-20 * day);
  expect(await woken()).toEqual(['phone']);
  expect(await woken(day)).toEqual([]);
  // 14:30 in India.
  await desks.send(founder, 'setQuietHours', { quietHours: { from: '14:00', to: '13:00' } });
  await tell();
  expect(await woken(22 * hour)).toEqual([]);
  expect(await woken(hour)).toEqual(['phone']);
});
