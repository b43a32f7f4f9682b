import { running } from '../running.ts';

const noTrail = '{"fields":{},"sitting":null,"broughtBack":null}';

/** Drafts remember who wrote what, and what they were: the versions one can go back to. */
export const up = running(
  `alter table drafts add column trail text not null default '${noTrail}' check (json_valid(trail))`,
  // Whoever removes a draft removes its versions first, telling those who were shown them.
  `create table draftVersions (
    id text primary key, draftId text not null references drafts (id),
    ownerId text not null references accounts (id) on delete cascade,
    title text not null, industry text not null, stage text not null, location text not null,
    description text not null, currency text not null, totalRequired text not null, minInvestment text not null,
    highlights text not null check (json_valid(highlights)), at text not null,
    why text not null check (why in ('before-edit', 'before-going-back', 'not-chosen')), keptBy text not null
  ) strict`,
  `create index versionsOfDraft on draftVersions (draftId, at)`,
);
