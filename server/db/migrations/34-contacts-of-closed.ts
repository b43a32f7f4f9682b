import { running } from '../running.ts';

const closed = `from contacts join accounts on accounts.id = personId and disabledAt is not null`;

/** How to reach whoever was closed before that took it from everybody is told nobody any more; their devices hear of it. */
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
