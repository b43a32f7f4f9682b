import type * as z from 'zod';
import { type TableName, tableNames, tables } from '#sync/tables.ts';

/** How SQLite holds a column: truth as 0 and 1, lists and objects as JSON, anything else as it is. */
export type ColumnKind = 'json' | 'boolean' | 'plain';

/** The columns of each synced table, as the schema of its rows says. */
export const columnKinds = Object.fromEntries(
  tableNames.map((table) => {
    const shape: Record<string, z.ZodType> = tables[table].shape;
    return [table, new Map(Object.entries(shape).map(([name, schema]) => [name, kindOf(schema)]))];
  }),
) as Record<TableName, Map<string, ColumnKind>>; // of every table

/** What may be left out or be null is held as the rest of it is. */
function kindOf(schema: z.ZodType): ColumnKind {
  const { def }: { def: { type: string; innerType?: z.ZodType } } = schema;
  if (def.innerType) return kindOf(def.innerType);
  if (def.type === 'boolean') return 'boolean';
  return ['array', 'object', 'record', 'unknown'].includes(def.type) ? 'json' : 'plain';
}
