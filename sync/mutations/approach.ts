import * as z from 'zod';
import { idOf } from '../ids.ts';
import {
  type Change,
  type Context,
  isRefusal,
  mutation,
  type Refusal,
  type Rows,
  refuse,
} from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import { type Approach, approachSchema } from '../records/approach.ts';
import { approachFields } from '../rules/approach.ts';
import type { Key } from '../tables.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

const { name, kind, website, place, directoryId, investorId } = approachSchema.shape;
const about = { approachId: z.uuid(), investorName: nameOnScreen(200) };

/** Puts an investor on the founder's list. Whoever was taken off it comes back with all that was written about them. */
export const addApproach = mutation({
  args: z
    .strictObject({ directoryId, investorId, name, kind, website, place })
    .refine(
      (args) => (args.directoryId === null) !== (args.investorId === null),
      'Please say which record, or which investor',
    ),
  reads: (args, { userId }) => reads({ approachId: approachId(userId, args) }, { userId }),
  change(rows, source, context) {
    const fault = cannotKeep(rows, context);
    if (fault) return fault;
    const { userId: ownerId, now } = context;
    const id = approachId(ownerId, source);
    const before = rows.get('approaches', id);
    // Added on two devices it is on the list once.
    if (before?.removedAt === null) return [];
    return stored({ ...(before ?? { ...blank, id, ownerId, ...source, createdAt: now }), ...standing(now) });
  },
});

/**
 * Writes in an investor whom no record here tells of. The id is one that `newId` makes: those of investors taken from
 * elsewhere can be counted out, and must not be taken from whoever will list them.
 */
export const recordApproach = mutation({
  args: z.strictObject({ approachId: z.uuidv7(), ...approachFields }),
  reads,
  change(rows, { approachId: id, ...said }, context) {
    const fault = cannotKeep(rows, context);
    if (fault) return fault;
    if (rows.get('approaches', id)) return refuse('already-there', 'This investor is on your list already.');
    const { userId: ownerId, now } = context;
    return stored({ ...blank, id, ownerId, ...said, createdAt: now, ...standing(now) });
  },
});

/** Changes the fields of an approach that were written in, each from what the person saw. */
export const editApproach = mutation({
  args: formEdits(approachFields).extend(about),
  reads,
  change(rows, { approachId, ...edits }, { now }) {
    const approach = rows.get('approaches', approachId);
    if (!approach) return 'unknown';
    const row = withEdits(approach, edits, approachFields);
    // What somebody still works on is not to go, as with drafts.
    return isRefusal(row) ? row : stored({ ...row, ...standing(now) });
  },
  coalesce: (earlier, later) => (earlier.approachId === later.approachId ? laterEdits(earlier, later) : null),
});

/** Takes an investor off the list, or puts them back. */
export const setApproachRemoved = mutation({
  args: z.strictObject({ ...about, removed: z.boolean() }),
  reads,
  change(rows, { approachId, removed }, { now }) {
    const approach = rows.get('approaches', approachId);
    if (!approach) return 'unknown';
    return stored({ ...approach, removedAt: removed ? now : null, updatedAt: now });
  },
});

type Source = Pick<Approach, 'directoryId' | 'investorId'>;

/** The one row of a founder about a record of the global database, or about an investor of Pankh. */
export function approachId(ownerId: string, { directoryId, investorId }: Source): string {
  return idOf('approach', ownerId, investorId ?? String(directoryId));
}

const blank = {
  directoryId: null,
  investorId: null,
  stage: 'to-approach',
  followUpOn: '',
  noReasons: [],
  noWords: '',
  note: '',
} satisfies Partial<Approach>;

function standing(now: string) {
  return { updatedAt: now, removedAt: null };
}

function reads({ approachId }: { approachId: string }, { userId }: Pick<Context, 'userId'>): Key[] {
  return [
    { table: 'approaches', id: approachId },
    { table: 'accounts', id: userId },
  ];
}

function cannotKeep(rows: Rows, { userId }: Context): Refusal | 'unknown' | null {
  const account = rows.get('accounts', userId);
  if (!account) return 'unknown';
  if (account.userType === 'entrepreneur') return null;
  return refuse('entrepreneurs-only', 'Only founders keep a list of investors to approach.');
}

function stored(row: Approach): Change[] {
  return [{ table: 'approaches', id: row.id, row }];
}
