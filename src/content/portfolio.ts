import type { InvestmentState } from '#sync/records/investment.ts';

export const portfolioPage = {
  title: 'Portfolio',
  lead: 'What you have invested, here and elsewhere, as you note it. Nobody else sees it, and it works without a network.',
  signIn: 'Sign in to see your portfolio',
  login: 'Log in',
  investorsOnly: 'The portfolio is for investors',
  investorsOnlyText: 'Founders follow their pitches and requests on the dashboard.',
  dashboard: 'To the dashboard',
  record: 'Record an investment',
  recorded: 'Investment recorded',
  recordedText: 'You find it in your portfolio.',
  edit: 'Edit',
  editOf: 'Edit of an investment',
  remove: 'Remove',
  removed: 'Investment removed',
  undo: 'Undo',
  failed: 'This was not saved',
  removedTitle: (count: number) => `Removed (${count})`,
  removedText: 'They count in no total, and are deleted for good half a year after they were removed.',
  restore: 'Restore',
  none: 'No investments recorded',
  noneText: 'Note what you have put in, when and on which terms: the totals are computed from it.',
  list: 'Investments',
  byYear: 'Invested by year',
  year: 'Year',
  asTable: 'As a table',
  save: 'Save',
  saved: '',
  returnedWord: 'come back',
  notConverted: 'Amounts in different currencies are not converted.',
} as const;

export const portfolioFigures = {
  invested: 'Total Invested',
  active: 'Active Investments',
  connections: 'Connections',
  successful: 'Successful Deals',
  returned: 'Come Back',
} as const;

export const investmentLabels = {
  company: 'Company',
  amount: 'Amount invested',
  currency: 'Currency',
  investedOn: 'Date',
  stage: 'Stage at the time',
  state: 'How it stands',
  returned: 'Come back so far',
  note: 'Notes',
} as const;

export const investmentHints = {
  amount: 'As you say it: 5 lakh, 25,00,000',
  returned: 'From a sale, a dividend or a repayment. Leave empty for nothing.',
  stage: 'Not said',
  note: 'Valuation, terms, who else is in.',
} as const;

export const stateWords: Record<InvestmentState, string> = {
  active: 'Active',
  exited: 'Exited',
  lost: 'Written off',
};
