import * as z from 'zod';
import { mergeText } from '../merge.ts';
import { mutation, refuse } from '../mutation.ts';
import { type DraftField, draftFieldSchema, draftFields, maxHighlights } from '../records/draft.ts';
import { onOneLine } from '../rules/identity.ts';
import { text } from '../text.ts';
import { longest, mostRivals, rivalsWith, withConflict } from './draft-rivals.ts';
import {
  alreadySubmitted,
  draftId,
  isSameWindow,
  late,
  ofDraftAndVersion,
  tooLong,
  written,
} from './draft-writing.ts';

/** Changes one field from what the person saw to what they wrote. Never overwrites words written elsewhere. */
export const editDraft = mutation({
  args: z.strictObject({ draftId, field: draftFieldSchema, from: text(longest), to: text(longest) }),
  reads: ofDraftAndVersion,
  refusedByServer: late,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) {
      const isNews = args.to !== args.from && args.to !== draft[args.field];
      return isNews ? alreadySubmitted() : [];
    }
    if (args.to.length > draftFields[args.field]) return tooLong(args.field);
    const merged = mergeField(args.field, args.from, args.to, draft[args.field]);
    if (merged !== null && merged.length <= draftFields[args.field]) {
      return written(draft, { ...draft, [args.field]: merged }, context);
    }
    const rivals = rivalsWith(draft, args, context);
    if (rivals.length > mostRivals)
      return refuse('too-many-versions', 'Choose among the versions there are first.', args.field);
    return written(draft, withConflict(draft, args.field, rivals), context);
  },
  coalesce(earlier, later, ids) {
    // Each sitting begins with an edit of its own: what is kept of the draft hangs on when it began.
    if (!isSameWindow(ids.earlier, ids.later)) return null;
    const isSameField = earlier.draftId === later.draftId && earlier.field === later.field;
    // An edit from a text to itself keeps no version. What was taken back stays two edits, as the first may have kept one; and
    // one that changed nothing stays alone, as both in one would.
    const isNothing = earlier.from === later.to || earlier.from === earlier.to;
    const continues = isSameField && earlier.to === later.from && !isNothing;
    return continues ? { ...later, from: earlier.from } : null;
  },
});

export const addHighlight = mutation({
  args: z.strictObject({ draftId, highlightId: z.uuid(), text: text(200) }),
  reads: ofDraftAndVersion,
  refusedByServer: late,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const line = onOneLine(args.text);
    if (line === '') return refuse('blank', 'A highlight needs some text.', 'highlights');
    const others = draft.highlights.filter(({ id }) => id !== args.highlightId);
    if (others.length >= maxHighlights) {
      return refuse('too-many', `A pitch has at most ${maxHighlights} highlights.`, 'highlights');
    }
    const highlights = [...others, { id: args.highlightId, text: line }];
    return written(draft, { ...draft, highlights }, context);
  },
});

export const removeHighlight = mutation({
  args: z.strictObject({ draftId, highlightId: z.uuid() }),
  reads: ofDraftAndVersion,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const highlights = draft.highlights.filter(({ id }) => id !== args.highlightId);
    return written(draft, { ...draft, highlights }, context);
  },
});

/** Words merge in prose only: half of "25 lakh" and half of "30 crore" is an amount nobody wrote. */
function mergeField(field: DraftField, from: string, to: string, current: string): string | null {
  if (field === 'description') return mergeText(from, to, current);
  return current === from || current === to ? to : from === to ? current : null;
}
