import type { DealUpdate } from '#sync/records/deal-update.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import type { Investment } from '#sync/records/investment.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Report } from '#sync/records/report.ts';

/** What an action may speak of without saying it, by its id: whom it answers, which pitch it is about, what was taken out. */
export type Spoken = {
  drafts: Map<string, Draft>;
  versions: Map<string, DraftVersion>;
  investments: Map<string, Investment>;
  /** With whom, and about which deal: '' for none. */
  connections: Map<string, { otherName: string; dealTitle: string }>;
  opportunities: Map<string, Opportunity>;
  updates: Map<string, DealUpdate>;
  reports: Map<string, Report>;
  /** What was refused, by its title. */
  refused: Map<string, string>;
  /** In which the person says what is theirs; '' where that is not known. */
  currency: string;
};

/** For who asks only what an action is about. */
export const nothingSpoken: Spoken = {
  drafts: new Map(),
  versions: new Map(),
  investments: new Map(),
  connections: new Map(),
  opportunities: new Map(),
  updates: new Map(),
  reports: new Map(),
  refused: new Map(),
  currency: '',
};
