import { running } from '../running.ts';

/** A report can be about a record of the investor directory, too. */
export const up = running(
  `create table reportsToBe (
    id text primary key, reporterId text not null,
    subject text not null check (subject in ('opportunity', 'person', 'listing')), subjectId text not null,
    subjectName text not null, reason text not null, detail text not null, at text not null,
    state text not null check (state in ('open', 'acted', 'dismissed')), answer text not null, decidedAt text
  ) strict`,
  'insert into reportsToBe select * from reports',
  'drop table reports',
  'alter table reportsToBe rename to reports',
  `create index openReports on reports (at) where state = 'open'`,
);
