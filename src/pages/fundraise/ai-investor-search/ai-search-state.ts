import type { Answered } from '#src/syncing/ask.ts';

/** What is asked in the AI search box of the database, and what was answered; in the panel, and in the dialog while it is open. */
export type AiSearchState = {
  text: string;
  answered: Answered<'investor-search'> | null;
  isDialogOpen: boolean;
};

export const nothingAsked: AiSearchState = { text: '', answered: null, isDialogOpen: false };
