import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { takeCode } from './policies/codes-of-target.ts';
import { tellUsedUpSms } from './tell-used-up-sms.ts';
import { testServices } from './testing/services.ts';

const hour = 60 * 60_000;

test('the operator reads once a day that the SMS of the day are used up, and nothing before', async () => {
  const services = await testServices({ SMS_A_DAY: '2' });
  onTestFinished(() => services.close());
  const lines: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const tell = tellUsedUpSms({ ...services, log });
  const asked = { type: 'phone', namer: 'owner', address: '198.51.100.1' } as const;
  const sendTo = (target: string) =>
    services.database.write.transaction().execute((trx) => takeCode(trx, services, asked, target));

  expect(await sendTo('+447700900101')).toBe(true);
  await tell();
  expect(lines).toEqual([]);
  expect(await sendTo('+447700900102')).toBe(true);
  await tell();
  await tell();
  const line = {
    level: 40,
    aDay: 2,
    msg: 'the SMS of the day are used up: raise SMS_A_DAY, or look who asks',
  };
  expect(lines).toEqual([line]);

  services.moveClock(24 * hour);
  await tell();
  expect(lines).toEqual([line]);
  for (const target of ['+447700900103', '+447700900104']) expect(await sendTo(target)).toBe(true);
  await tell();
  expect(lines).toEqual([line, line]);
});
