import type { Generated } from 'kysely';
import type { Row, TableName } from '#sync/tables.ts';

/**
 * The synced tables as SQLite holds what the schemas of their rows say (see column-kinds.ts). What a row may leave out has a
 * default in its table.
 */
export type SyncedSchema = {
  [Table in TableName]: { [Name in keyof Row<Table>]-?: Column<Row<Table>[Name]> };
};

type Column<Value> = undefined extends Value ? Generated<Held<Exclude<Value, undefined>>> : Held<Value>;

/** Truth as a number, lists and objects as JSON. */
type Held<Value> = [Value] extends [boolean]
  ? number
  : [Value] extends [string | number | null]
    ? Wide<Value>
    : string;

type Wide<Value> = Value extends string ? string : Value;
