import { running } from '../running.ts';

const closed = `from contacts join blocks on blockerId = personId and blockedId = viewerId and isOn = 1`;

/** Who was blocked before that took it from them is not told any more how to reach who blocks them; their devices hear of it. */
export const up = running(
  `insert into changes (audience, tableName, rowId, number, deleted, changedAt)
    select viewerId, 'contacts', contacts.id,
      (select number from serverState) + row_number() over (order by contacts.id), 1,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now') ${closed}
    on conflict (audience, tableName, rowId) do update
      set number = excluded.number, deleted = 1, changedAt = excluded.changedAt`,
  `update serverState set number = number + (select count(*) ${closed})`,
  `delete from contacts where id in (select contacts.id ${closed})`,
);
