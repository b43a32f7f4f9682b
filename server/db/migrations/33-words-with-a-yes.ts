import { running } from '../running.ts';

const approved = `from opportunities where status in ('active', 'closed') and reviewNote != ''`;

/** Founders are shown what an admin wrote with a yes: their devices hear of what was written before. */
export const up = running(
  `insert into changes (audience, tableName, rowId, number, deleted, changedAt)
    select founderId, 'opportunities', id,
      (select number from serverState) + row_number() over (order by id), 0,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now') ${approved}
    on conflict (audience, tableName, rowId) do update
      set number = excluded.number, deleted = 0, changedAt = excluded.changedAt`,
  `update serverState set number = number + (select count(*) ${approved})`,
);
