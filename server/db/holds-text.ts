import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column holds what was typed, small letters like large ones. Each sign stands for itself: SQLite knows no sign that
 * escapes `%` and `_` unless it is named.
 */
export function holdsText(column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
