import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { alreadySubmitted, draftId, ofDraft, settled, touched, trailOf } from './draft-writing.ts';

export const createDraft = mutation({
  args: z.strictObject({ draftId, currency: z.string().length(3) }),
  reads: ofDraft,
  change(rows, args, context) {
    if (rows.get('drafts', args.draftId)) return refuse('already-there', 'This draft exists already.');
    const blank = {
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
    };
    const row = { ...blank, trail: trailOf(blank, blank, context, null) };
    return [{ table: 'drafts', id: row.id, row }];
  },
});

export const deleteDraft = mutation({
  args: z.strictObject({ draftId }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const row = { ...draft, deletedAt: context.now, trail: settled(draft) };
    return [{ table: 'drafts', id: draft.id, row }];
  },
});

/** Brings a draft back, or says that one brought back by an edit is welcome. */
export const restoreDraft = mutation({
  args: z.strictObject({ draftId }),
  reads: ofDraft,
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const row = { ...touched(draft, context), trail: settled(draft) };
    return [{ table: 'drafts', id: draft.id, row }];
  },
});
