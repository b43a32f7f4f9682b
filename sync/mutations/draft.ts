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
    return changed(touched(withRival(draft, args.field, args.to, context), context));
  },
  coalesce(earlier, later) {
    const continues =
      earlier.draftId === later.draftId && earlier.field === later.field && earlier.to === later.from;
    return continues ? { ...later, from: earlier.from } : null;
  },
});

/** The person chose, or combined, after two devices wrote the same words. */
export const resolveConflict = mutation({
  args: z.strictObject({ draftId, field: draftFieldSchema, value: text(longest) }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const conflicts = draft.conflicts.filter(({ field }) => field !== args.field);
    if (conflicts.length === draft.conflicts.length) {
      return refuse('already-answered', 'This was already settled on another device.', args.field);
    }
    const value = args.value.slice(0, draftFields[args.field]);
    return changed(touched({ ...draft, [args.field]: value, conflicts }, context));
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

function withRival(draft: Draft, field: DraftField, value: string, { now, clientId }: Context): Draft {
  const earlier = draft.conflicts.find((conflict) => conflict.field === field)?.values ?? [];
  const values = [...earlier.filter((rival) => rival.value !== value), { value, at: now, clientId }];
  const conflicts = [...draft.conflicts.filter((conflict) => conflict.field !== field), { field, values }];
  return { ...draft, conflicts };
}
