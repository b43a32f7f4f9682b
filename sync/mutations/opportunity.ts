import * as z from 'zod';
import { guestId } from '../ids.ts';
import { mutation, refuse } from '../mutation.ts';
import { parseAmount } from '../rules/amount.ts';
import { pitchFaults } from '../rules/pitch.ts';

/** Turns a founder's draft into an opportunity: at once visible to verified investors, to the public after review. */
export const submitPitch = mutation({
  args: z.strictObject({ draftId: z.uuid(), opportunityId: z.uuid(), accuracyConfirmed: z.literal(true) }),
  reads: (args, context) => [
    { table: 'accounts', id: context.userId },
    { table: 'drafts', id: args.draftId },
    { table: 'opportunities', id: args.opportunityId },
  ],
  change(rows, args, context) {
    const founder = rows.get('accounts', context.userId);
    if (context.userId === guestId) return refuse('sign-in-needed', 'Sign in to submit a pitch.');
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (founder && founder.userType !== 'entrepreneur') {
      return refuse('entrepreneurs-only', 'Only entrepreneurs can submit a pitch.');
    }
    if (draft.submittedAs) return refuse('already-submitted', 'This pitch has already been submitted.');
    if (rows.get('opportunities', args.opportunityId)) {
      return refuse('already-there', 'This opportunity exists already.');
    }
    const [fault] = pitchFaults(draft);
    if (fault) return { refused: fault };
    if (!founder) return 'unknown';
    const totalRequired = parseAmount(draft.totalRequired);
    const minInvestment = parseAmount(draft.minInvestment);
    if (totalRequired === null || minInvestment === null)
      return refuse('invalid-amount', 'Enter a whole amount.');
    return [
      {
        table: 'opportunities',
        id: args.opportunityId,
        row: {
          id: args.opportunityId,
          founderId: founder.id,
          founderName: founder.fullName,
          title: draft.title.trim(),
          description: draft.description.trim(),
          industry: draft.industry,
          stage: draft.stage,
          location: draft.location.trim(),
          currency: draft.currency,
          totalRequired,
          minInvestment,
          raisedAmount: 0,
          // Two devices may have added the same one.
          highlights: [...new Set(draft.highlights.map(({ text }) => text))],
          status: 'review',
          createdAt: context.now,
          updatedAt: context.now,
        },
      },
      {
        table: 'drafts',
        id: draft.id,
        row: { ...draft, submittedAs: args.opportunityId, deletedAt: null, updatedAt: context.now },
      },
    ];
  },
});
