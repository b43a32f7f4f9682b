export const rowsTable = `
  create table if not exists rows (
    kind text not null, id text not null, owner text not null, json text not null, number integer not null,
    primary key (kind, id)
  ) strict;
  create index if not exists by_owner on rows (owner, number);
  create index if not exists by_number on rows (number);
`;

/** Stores a row under the next number; somebody else's stays as it is. */
export const putRow = `
  insert into rows values (@kind, @id, @owner, @json, (select coalesce(max(number), 0) + 1 from rows))
  on conflict do update set json = excluded.json, number = excluded.number where owner = excluded.owner
`;
