import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { takeCode } from './policies/codes-of-target.ts';
import { tellUsedUpSms } from './tell-used-up-sms.ts';
import { testServices } from './testing/services.ts';

const hour = 60 * 60_000;

async function watched() {
  const services = await testServices({ SMS_A_DAY: '2' });
  onTestFinished(() => services.close());
  const lines: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const sendTo = (target: string, namer: 'owner' | 'stranger') =>
    services.database.write.transaction().execute((trx) => {
      const asked = { type: 'phone', namer, address: '198.51.100.1' } as const;
      return takeCode(trx, services, asked, target);
    });
  return { lines, sendTo, tell: tellUsedUpSms({ ...services, log }), moveClock: services.moveClock };
}

test('the operator reads once a day that the SMS of the day are used up, and nothing before', async () => {
  const { lines, sendTo, tell, moveClock } = await watched();
  expect(await sendTo('+447700900101', 'owner')).toBe(true);
  await tell();
  expect(lines).toEqual([]);
  expect(await sendTo('+447700900102', 'owner')).toBe(true);
  await tell();
  await tell();
  const line = {
    level: 40,
    aDay: 2,
    msg: 'the SMS of the day are used up: raise SMS_A_DAY, or look who asks',
  };
  expect(lines).toEqual([line]);

  moveClock(24 * hour);
  await tell();
  expect(lines).toEqual([line]);
  for (const target of ['+447700900103', '+447700900104']) expect(await sendTo(target, 'owner')).toBe(true);
  await tell();
  expect(lines).toEqual([line, line]);
});

test('the operator reads, too, that none leave any more for people without a session, and then that none leave at all', async () => {
  const { lines, sendTo, tell } = await watched();
  expect(await sendTo('+447700900101', 'stranger')).toBe(true);
  expect(await sendTo('+447700900102', 'stranger')).toBe(false);
  await tell();
  await tell();
  expect(lines).toMatchObject([{ aDay: 2, msg: expect.stringContaining('without a session') }]);
  expect(await sendTo('+447700900103', 'owner')).toBe(true);
  await tell();
  expect(lines).toMatchObject([{}, { msg: expect.stringContaining('the SMS of the day are used up') }]);
});

test('what the operator read while the clock was ahead is said again once it is right', async () => {
  const { lines, sendTo, tell, moveClock } = await watched();
  const useUp = async (from: number) => {
    for (const nth of [from, from + 1]) expect(await sendTo(`+4477009001${nth}`, 'owner')).toBe(true);
    await tell();
    await tell();
  };
  moveClock(365 * 24 * hour);
  await useUp(10);
  moveClock(-365 * 24 * hour);
  await useUp(20);
  expect(lines).toHaveLength(2);
});
