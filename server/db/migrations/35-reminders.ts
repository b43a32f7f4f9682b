import { running } from '../running.ts';

/** Up to which eight o'clock in the morning devices were woken for reminders; and whose day has come is found by the day. */
export const up = running(
  'alter table serverState add column remindedUntil text',
  'create index pipelineByReminder on pipeline (remindOn, ownerId) where remindOn is not null',
);
