import { newId } from '#sync/ids.ts';
import { type Draft, type DraftField, maxHighlights } from '#sync/records/draft.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { type Doing, mutateAll } from './mutate.ts';

/**
 * A new draft that says this from the start, all of it or none. Answers its id; throws RefusedError where it will not do.
 * Highlights there is no room for are left out. `store`: what is stored with it, or not at all, it takes along.
 */
export async function draftWith(
  { currency, ...fields }: Pick<Draft, DraftField>,
  highlights: readonly string[],
  store: (doings: Doing[]) => Promise<void> = mutateAll,
): Promise<string> {
  const draftId = newId();
  const written = Object.entries(fields).filter(([, to]) => to !== '');
  const kept = highlights.filter((text) => text.trim() !== '').slice(0, maxHighlights);
  await store([
    { name: 'createDraft', args: { draftId, currency } },
    ...written.map(([field, to]): Doing => {
      return { name: 'editDraft', args: { draftId, field: field as DraftField, from: '', to } }; // its own keys
    }),
    ...kept.map((text): Doing => ({ name: 'addHighlight', args: { draftId, highlightId: newId(), text } })),
  ]);
  return draftId;
}

/** A new draft that says what a pitch said when its round ended. Answers its id. */
export function draftFromPitch(pitch: Opportunity): Promise<string> {
  const { title, industry, stage, location, description, currency, highlights } = pitch;
  const words = { title, industry, stage, location, description, currency };
  const amounts = { totalRequired: String(pitch.totalRequired), minInvestment: String(pitch.minInvestment) };
  return draftWith({ ...words, ...amounts }, highlights);
}
