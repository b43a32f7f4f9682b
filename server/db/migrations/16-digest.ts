import { running } from '../running.ts';

/** Mails that gather the news of a day, and who follows a deal. */
export const up = running(
  "alter table preferences add column pace text not null default 'at-once' check (pace in ('at-once', 'daily'))",
  "create index preferencesDaily on preferences (id) where pace = 'daily'",
  // dueAt: the eight o'clock that was last dealt with. toldAt: when was last looked at what there is to tell.
  `create table digests (
    accountId text primary key references accounts (id) on delete cascade, dueAt text not null, toldAt text
  ) strict`,
  'alter table messages add column unsubscribeUrl text',
  'create index pipelineOfDeal on pipeline (opportunityId)',
  'create index connectionsOfDeal on connections (opportunityId) where opportunityId is not null',
);
