import { running } from '../running.ts';

/** What is bounded as it is written finds what goes by an index, however long a draft is. */
export const up = running(
  'drop index versionsOfDraft',
  'create index versionsOfDraft on draftVersions (draftId, at, keptBy)',
  'drop index versionsOfOwner',
  'create index versionsOfOwner on draftVersions (ownerId, at, keptBy)',
);
