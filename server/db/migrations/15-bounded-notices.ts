import { running } from '../running.ts';

/** Mails about unread messages that wait for their hour, and what housekeeping looks for by time. */
export const up = running(
  `create table lateMails (
    connectionId text not null references connections (id) on delete cascade, recipientId text not null,
    dueAt text not null, primary key (connectionId, recipientId)
  ) strict`,
  'create index lateMailsByTime on lateMails (dueAt)',
  'create index notificationsByTime on notifications (at)',
  'create index investmentsRemoved on investments (removedAt) where removedAt is not null',
);
