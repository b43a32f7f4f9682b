import type * as z from 'zod';
import type { Failure } from './errors.ts';
import type { Key, Row, TableName } from './tables.ts';

/** Rows by key. A row that is not there, or not on this device, is undefined. */
export type Rows = { get<T extends TableName>(table: T, id: string): Row<T> | undefined };

/**
 * Who changes, when (by the clock of the side that runs it), from which client, under which mutation id. `isDevice`: a device runs
 * it, whose clock may be years off: what has come by now is for the server to say.
 */
export type Context = { userId: string; clientId: string; now: string; id: string; isDevice?: true };

/** One row as it is after the change. */
export type Change = { [T in TableName]: { table: T; id: string; row: Row<T> } }[TableName];

export type Refusal = { refused: Failure };

/**
 * A named change of rows. The device runs it at once on the rows it has, the server later on the true ones.
 * `change` is pure: no clock, randomness, database or network of its own. 'unknown' means a row it needs is not here.
 */
export type Mutation<Args> = {
  args: z.ZodType<Args>;
  /**
   * The rows that `change` may look at or write: by key only. A device opens their tables alone, and which these are must not
   * hang on `clientId`. Where it saves a form (see formEdits), the row that this writes comes first.
   */
  reads(args: Args, context: Context): Key[];
  change(rows: Rows, args: Args, context: Context): Change[] | Refusal | 'unknown';
  /** May be sent by somebody who is not signed in. */
  guests?: true;
  /** Rows that are not for this person to see are as if they were not there; without it the whole is not found. */
  passesOver?: true;
  /**
   * Codes of refusals that a device leaves to the server, though it sees them coming: what was written is nowhere else, and
   * only the server's refusal keeps it, with its words, before the person on every device.
   */
  refusedByServer?: readonly string[];
  /** Two unsent changes in a row as one; null where both must stand. `ids`: of the two mutations. */
  coalesce?(earlier: Args, later: Args, ids: { earlier: string; later: string }): Args | null;
};

/** Types a mutation by its schema. */
export function mutation<Schema extends z.ZodType>(
  definition: Mutation<z.output<Schema>> & { args: Schema },
): Mutation<z.output<Schema>> {
  return definition;
}

export function refuse(code: string, message: string, field?: string): Refusal {
  return { refused: field === undefined ? { code, message } : { code, message, field } };
}

export function isRefusal(result: object | 'unknown'): result is Refusal {
  return typeof result === 'object' && 'refused' in result;
}
