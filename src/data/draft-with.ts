import { newId } from '#sync/ids.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { mutate } from './mutate.ts';
import { RefusedError } from './refused-error.ts';

/** A new draft that says this from the start. Answers its id. Highlights there is no room for are left out. */
export async function draftWith(
  { currency, ...fields }: Pick<Draft, DraftField>,
  highlights: readonly string[],
): Promise<string> {
  const draftId = newId();
  await mutate('createDraft', { draftId, currency });
  for (const [field, to] of Object.entries(fields)) {
    if (to !== '') await mutate('editDraft', { draftId, field: field as DraftField, from: '', to }); // its own keys
  }
  for (const text of highlights) {
    await mutate('addHighlight', { draftId, highlightId: newId(), text }).catch((error: unknown) => {
      // The eleventh does not fit.
      if (!(error instanceof RefusedError)) throw error;
    });
  }
  return draftId;
}

/** A new draft that says what a pitch said when its round ended. Answers its id. */
export function draftFromPitch(pitch: Opportunity): Promise<string> {
  const { title, industry, stage, location, description, currency, highlights } = pitch;
  const words = { title, industry, stage, location, description, currency };
  const amounts = { totalRequired: String(pitch.totalRequired), minInvestment: String(pitch.minInvestment) };
  return draftWith({ ...words, ...amounts }, highlights);
}
