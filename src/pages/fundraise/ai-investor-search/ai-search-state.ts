import type { Answered } from '#src/syncing/ask.ts';
import type { Investor } from '#sync/records/investor.ts';

/** What was answered in the AI search box of the database; in the panel, and in the dialog while it is open. */
export type AiSearchState = {
  answered: Answered<'investor-search'> | null;
  isDialogOpen: boolean;
  /**
   * Somebody asked for advice on this investor, when: the question stands in the box, which is shown as soon as nothing is above it.
   */
  advice: { investor: Investor; isShown: boolean; at: number } | null;
  /** How often it was cleared. A box is drawn anew with each, which takes back what it was still asking. */
  clearings: number;
  /** The last time by the box itself, which the focus comes back to. */
  isClearedInBox: boolean;
};

export const nothingAsked: AiSearchState = {
  answered: null,
  isDialogOpen: false,
  advice: null,
  clearings: 0,
  isClearedInBox: false,
};

export function cleared({ clearings }: AiSearchState, isClearedInBox = false): AiSearchState {
  return { ...nothingAsked, clearings: clearings + 1, isClearedInBox };
}
