import { running } from '../running.ts';

/** Bounds of what grows without anybody wanting it. */
export const up = running(
  // What is bounded as it is written finds what goes by an index, however long a draft is.
  'drop index versionsOfDraft',
  'create index versionsOfDraft on draftVersions (draftId, at, keptBy)',
  'drop index versionsOfOwner',
  'create index versionsOfOwner on draftVersions (ownerId, at, keptBy)',
  // What came of a guest's work, where nothing was done.
  'alter table outcomes add column brief integer not null default 0 check (brief in (0, 1))',
  `update outcomes set brief = 1
    where (final = 0 or json_extract(outcome, '$.result') <> 'applied')
      and clientId in (select clientId from clients where userId is null)`,
  'create index outcomesBrief on outcomes (createdAt) where brief = 1',
);
