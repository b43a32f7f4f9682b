import { running } from '../running.ts';

/** What one person wants to be reminded of is found without reading their other deals. */
export const up = running(
  'create index pipelineByOwnersReminder on pipeline (ownerId, remindOn) where remindOn is not null',
);
