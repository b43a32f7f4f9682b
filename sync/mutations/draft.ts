import * as z from 'zod';
import { type Change, type Context, mutation, refuse } from '../mutation.ts';
import { currencySchema } from '../records/currency.ts';
import type { Draft } from '../records/draft.ts';
import { draftWords } from './draft-words.ts';
import { alreadySubmitted, draftId, ofDraft, settled, touched, trailOf } from './draft-writing.ts';

export const createDraft = mutation({
  args: z.strictObject({ draftId, currency: currencySchema }),
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
  args: z.strictObject({
    draftId,
    /** The `draftWords` of the draft as whoever deletes it saw it. */
    seen: z.uuid().optional(),
  }),
  reads: ofDraft,
  change(rows, { seen, ...args }, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    const isBlind = seen !== undefined && seen !== draftWords(draft);
    if (isBlind && draft.deletedAt === null) return [outliving(draft, context)];
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

/** A draft with words that whoever deleted it never saw: as if they had been written after the deletion. */
function outliving(draft: Draft, context: Context): Change {
  const broughtBack = { ...otherWriting(draft, context), deletedAt: context.now };
  return { table: 'drafts', id: draft.id, row: { ...draft, trail: { ...settled(draft), broughtBack } } };
}

/** The last writing by another client; it goes without a name where the trail has lost it. */
function otherWriting({ trail, updatedAt }: Draft, { clientId }: Context) {
  const last = trail?.sitting;
  if (last && last.clientId !== clientId) return { at: updatedAt, clientId: last.clientId };
  const [latest] = Object.values(trail?.fields ?? {})
    .filter((writing) => writing.clientId !== clientId)
    .sort((a, b) => b.at.localeCompare(a.at));
  return latest ?? { at: updatedAt, clientId: '' };
}
