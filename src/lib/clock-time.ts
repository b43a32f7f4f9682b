import { localFormat } from './local-format.ts';

const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const ofToday = localFormat(hour);
const ofAnotherDay = localFormat({ day: 'numeric', month: 'short', ...hour });

/** "16:20" by the clock of whoever reads it, with the day where it is another one: "1 Dec, 05:30". `at` is ISO, `now` in ms. */
export function clockTime(at: string, now: number): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date(now).toDateString();
  return (isToday ? ofToday : ofAnotherDay)(moment);
}
