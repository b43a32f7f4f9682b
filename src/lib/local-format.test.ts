import { expect, onTestFinished, test, vi } from 'vitest';
import { localFormat } from './local-format.ts';

const hour = localFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

test('a device that is carried to another zone tells the time there, in summer and in winter', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset');
  onTestFinished(() => offset.mockRestore());
  const told = () => ['2026-01-15T20:00:00Z', '2026-07-15T20:00:00Z'].map((at) => hour(new Date(at)));
  offset.mockReturnValue(-330);
  expect(told()).toEqual(['16 Jan, 01:30', '16 Jul, 01:30']);
  offset.mockImplementation(function (this: Date) {
    return this.getUTCMonth() === 6 ? 150 : 210;
  });
  expect(told()).toEqual(['15 Jan, 16:30', '15 Jul, 17:30']);
});

test('its format is made once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  const day = localFormat({ dateStyle: 'medium' });
  expect(made).not.toHaveBeenCalled();
  for (let at = 1; at <= 3; at++) day(new Date(2026, 2, at));
  expect(made).toHaveBeenCalledOnce();
});
