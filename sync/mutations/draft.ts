import * as z from 'zod';
import { mergeText } from '../merge.ts';
import { type Change, type Context, mutation, refuse } from '../mutation.ts';
import {
  type Draft,
  type DraftField,
  draftFieldSchema,
  draftFields,
  maxHighlights,
} from '../records/draft.ts';
import type { Key } from '../tables.ts';
import { text } from '../text.ts';

const draftId = z.uuid();
const longest = draftFields.description;
const mostRivals = 10;

export const createDraft = mutation({
  args: z.strictObject({ draftId, currency: z.string().length(3) }),
  reads: ofDraft,
  change(rows, args, context) {
    if (rows.get('drafts', args.draftId)) return refuse('already-there', 'This draft exists already.');
    return changed({
      id: args.draftId,
      ownerId: context.userId,
      title: '',
      industry: '',
      stage: '',
      location: '',
      description: '',
      currency: args.currency,
      totalRequired: '',
      minInvestment: '',
      highlights: [],
      conflicts: [],
      createdAt: context.now,
      updatedAt: context.now,
      deletedAt: null,
      submittedAs: null,
    });
  },
});

/** Changes one field from what the person saw to what they wrote. Never overwrites words written elsewhere. */
export const editDraft = mutation({
  args: z.strictObject({ draftId, field: draftFieldSchema, from: text(longest), to: text(longest) }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    if (args.to.length > draftFields[args.field]) {
      return refuse(
        'too-long',
        `String must contain at most ${draftFields[args.field]} character(s)`,
        args.field,
      );
    }
    const merged = mergeField(args.field, args.from, args.to, draft[args.field]);
    if (merged !== null && merged.length <= draftFields[args.field]) {
      return changed(touched({ ...draft, [args.field]: merged }, context));
    }
    const rivals = rivalsWith(draft, args, context);
    if (rivals.length > mostRivals)
      return refuse('too-many-versions', 'Choose among the versions there are first.', args.field);
    return changed(touched(withConflict(draft, args.field, rivals), context));
  },
  coalesce(earlier, later) {
    const continues =
      earlier.draftId === later.draftId && earlier.field === later.field && earlier.to === later.from;
    return continues ? { ...later, from: earlier.from } : null;
  },
});

/** The person chose, or combined, after two devices wrote the same words. What they had not seen stays to be chosen from. */
export const resolveConflict = mutation({
  args: z.strictObject({
    draftId,
    field: draftFieldSchema,
    value: text(longest),
    /** The versions the person chose from: the field's own and its rivals, as they were shown. */
    seen: z.array(text(longest)).max(mostRivals + 1),
  }),
  reads: ofDraft,
  change(rows, { field, value, seen, ...args }, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    if (value.length > draftFields[field]) return tooLong(field);
    const conflict = draft.conflicts.find((found) => found.field === field);
    if (!conflict) return refuse('already-answered', 'This was already settled on another device.', field);
    const unseen = conflict.values.filter((rival) => !seen.includes(rival.value) && rival.value !== value);
    const current = draft[field];
    const overtaken = seen.includes(current) || current === value ? [] : [rivalOf(current, context)];
    const values = [...unseen, ...overtaken];
    return changed(touched(withConflict({ ...draft, [field]: value }, field, values), context));
  },
});

export const addHighlight = mutation({
  args: z.strictObject({ draftId, highlightId: z.uuid(), text: text(200) }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const trimmed = args.text.trim();
    if (trimmed === '') return refuse('blank', 'A highlight needs some text.', 'highlights');
    const others = draft.highlights.filter(({ id }) => id !== args.highlightId);
    if (others.length >= maxHighlights) {
      return refuse('too-many', `A pitch has at most ${maxHighlights} highlights.`, 'highlights');
    }
    const highlights = [...others, { id: args.highlightId, text: trimmed }];
    return changed(touched({ ...draft, highlights }, context));
  },
});

export const removeHighlight = mutation({
  args: z.strictObject({ draftId, highlightId: z.uuid() }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const highlights = draft.highlights.filter(({ id }) => id !== args.highlightId);
    return changed(touched({ ...draft, highlights }, context));
  },
});

export const deleteDraft = mutation({
  args: z.strictObject({ draftId }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    return changed({ ...draft, deletedAt: context.now });
  },
});

export const restoreDraft = mutation({
  args: z.strictObject({ draftId }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    return changed(touched(draft, context));
  },
});

/** Words merge in prose only: half of "25 lakh" and half of "30 crore" is an amount nobody wrote. */
function mergeField(field: DraftField, from: string, to: string, current: string): string | null {
  if (field === 'description') return mergeText(from, to, current);
  return current === from || current === to ? to : from === to ? current : null;
}

function ofDraft(args: { draftId: string }): Key[] {
  return [{ table: 'drafts', id: args.draftId }];
}

function changed(draft: Draft): Change[] {
  return [{ table: 'drafts', id: draft.id, row: draft }];
}

/** Whoever touches a draft wants it: a deletion made elsewhere is undone. */
function touched(draft: Draft, { now }: Context): Draft {
  return { ...draft, updatedAt: now, deletedAt: null };
}

function alreadySubmitted() {
  return refuse(
    'already-submitted',
    'This pitch has already been submitted. Changes to its draft no longer count.',
  );
}

/** The rivals of a field with one more. Who writes on after a clash has one version, not one for every pause. */
function rivalsWith(
  draft: Draft,
  { field, from, to }: { field: DraftField; from: string; to: string },
  context: Context,
) {
  const earlier = draft.conflicts.find((conflict) => conflict.field === field)?.values ?? [];
  const others = earlier.filter(
    ({ value, clientId }) => value !== to && !(clientId === context.clientId && value === from),
  );
  return [...others, rivalOf(to, context)];
}

function rivalOf(value: string, { now, clientId }: Context) {
  return { value, at: now, clientId };
}

function withConflict(draft: Draft, field: DraftField, values: Draft['conflicts'][number]['values']): Draft {
  const others = draft.conflicts.filter((conflict) => conflict.field !== field);
  return { ...draft, conflicts: values.length > 0 ? [...others, { field, values }] : others };
}

function tooLong(field: DraftField) {
  return refuse('too-long', `String must contain at most ${draftFields[field]} character(s)`, field);
}
