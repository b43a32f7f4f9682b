import * as z from 'zod';
import { bornAt, idOf } from '../ids.ts';
import { type Change, type Context, refuse } from '../mutation.ts';
import { type Draft, type DraftField, draftFields, type Trail } from '../records/draft.ts';
import type { DraftVersion } from '../records/draft-version.ts';
import type { Key } from '../tables.ts';

/** What the mutations of a draft share: how its row changes, and what is kept of what it was. */
export const draftId = z.uuid();

const fieldNames = Object.keys(draftFields) as DraftField[]; // `keys` forgets the literal types

export function ofDraft(args: { draftId: string }): Key[] {
  return [{ table: 'drafts', id: args.draftId }];
}

/** The draft, and the version that a change of its words may keep. */
export function ofDraftAndVersion(args: { draftId: string }, context: Context): Key[] {
  return [...ofDraft(args), { table: 'draftVersions', id: versionId(context.id) }];
}

/** The id of a version that a mutation keeps; `place` where it keeps several. */
export function versionId(mutationId: string, place = 0): string {
  return idOf('draft-version', mutationId, String(place));
}

/**
 * A change of a draft's words. What it held before is kept as a version where a sitting begins: at the first change by
 * this device, or in these ten minutes. The version goes first: nobody is ever shown the change without it.
 */
export function written(before: Draft, after: Draft, context: Context): Change[] {
  const sitting = before.trail?.sitting;
  const isSameSitting = sitting?.clientId === context.clientId && sitting.window === windowOf(context);
  const keeps = !isSameSitting && !isBlank(before) && !isSame(before, after);
  const change = rewritten(before, after, context);
  return keeps ? [version(before, 'before-edit', context), change] : [change];
}

/** The row after its words were changed. Whoever writes in a draft wants it: a deletion made elsewhere is undone. */
export function rewritten(before: Draft, after: Draft, context: Context): Change {
  const { deletedAt, trail } = before;
  const { now, clientId } = context;
  const broughtBack = deletedAt === null ? (trail?.broughtBack ?? null) : { deletedAt, at: now, clientId };
  const row = { ...touched(after, context), trail: trailOf(before, after, context, broughtBack) };
  return { table: 'drafts', id: row.id, row };
}

/** The draft as it was, to go back to; who wrote it last unless told otherwise. */
export function version(
  draft: Draft,
  why: DraftVersion['why'],
  context: Context,
  place = 0,
  writtenBy = draft.trail?.sitting?.clientId ?? null,
): Change & { table: 'draftVersions' } {
  const id = versionId(context.id, place);
  const kept = { id, draftId: draft.id, ownerId: draft.ownerId, at: context.now, why, keptBy: context.id };
  return { table: 'draftVersions', id, row: { ...contentOf(draft), ...kept, writtenBy } };
}

/** What a person wrote in it. */
export function contentOf(row: Draft | DraftVersion): Pick<Draft, DraftField | 'highlights'> {
  const content = Object.fromEntries([...fieldNames, 'highlights' as const].map((name) => [name, row[name]]));
  return content as ReturnType<typeof contentOf>; // every name was taken from the row
}

export function touched(draft: Draft, { now }: Context): Draft {
  return { ...draft, updatedAt: now, deletedAt: null };
}

/** Notes who wrote the fields that changed. */
export function trailOf(
  before: Draft,
  after: Draft,
  context: Context,
  broughtBack: Trail['broughtBack'],
): Trail {
  const { clientId, now } = context;
  const changed = fieldNames.filter((field) => before[field] !== after[field]);
  const fields = Object.fromEntries(changed.map((field) => [field, { at: now, clientId }]));
  return {
    fields: { ...before.trail?.fields, ...fields },
    sitting: { clientId, window: windowOf(context) },
    broughtBack,
  };
}

/** Once a person has said what they want of a draft, nothing is told of how it came back. */
export function settled({ trail }: Draft): Trail {
  return { fields: {}, sitting: null, ...trail, broughtBack: null };
}

export function alreadySubmitted() {
  return refuse(
    'already-submitted',
    'This pitch has already been submitted. Changes to its draft no longer count.',
  );
}

/** Whoever writes as the draft is being submitted on another device keeps their words. */
export const late: readonly string[] = ['already-submitted'];

export function tooLong(field: DraftField) {
  return refuse('too-long', `String must contain at most ${draftFields[field]} character(s)`, field);
}

const windowLasts = 10 * 60 * 1000;

/**
 * Which ten minutes a mutation was made in, by the clock of the device that made it, so that device and server decide
 * alike and a long ride without a network leaves more than one version. How wrong that clock is does not matter: only
 * another window is another sitting.
 */
function windowOf({ id, now }: Context): number {
  return Math.floor((bornAt(id) ?? Date.parse(now)) / windowLasts);
}

/** Whether two mutations, by their ids, were made in the same ten minutes. */
export function isSameWindow(one: string, other: string): boolean {
  const [a, b] = [one, other].map(bornAt);
  return a != null && b != null && Math.floor(a / windowLasts) === Math.floor(b / windowLasts);
}

function isSame(before: Draft, after: Draft): boolean {
  const [a, b] = [before, after].map((draft) => JSON.stringify([contentOf(draft), draft.conflicts]));
  return a === b;
}

function isBlank(draft: Draft): boolean {
  const texts = fieldNames.filter((field) => field !== 'currency').map((field) => draft[field].trim());
  return draft.highlights.length === 0 && texts.every((words) => words === '');
}
