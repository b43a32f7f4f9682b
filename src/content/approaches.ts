import type { ApproachStage, NoReason } from '#sync/records/approach.ts';

export const approachesPage = {
  title: 'Investors to Approach',
  lead: 'Whom you want to win for your round, how far you have come, and when to ask again. Nobody else sees it, and it works without a network.',
  signIn: 'Sign in to keep a list of investors',
  login: 'Log in',
  foundersOnly: 'This list is for founders',
  foundersOnlyText: 'Investors keep their deals on the shortlist.',
  dashboard: 'To the dashboard',
  desk: 'To the desk',
  none: 'Nobody on your list yet',
  noneText: 'Add investors while you read the global database, or write in those you know from elsewhere.',
  toDatabase: 'Search the investor database',
  addByHand: 'Add by hand',
  list: 'Your list',
  search: 'Search your list',
  placeholder: 'Name, kind, place or notes',
  stage: 'Stage',
  allStages: 'All stages',
  sort: 'Sort by',
  emptyFound: 'Nobody on your list is like that',
  emptyFoundText: 'Try fewer words, or another stage.',
  clear: 'Clear Filters',
  exportCsv: 'Export as CSV',
  edit: 'Edit',
  remove: 'Remove',
  removed: 'Taken off your list',
  undo: 'Undo',
  failed: 'This was not saved',
  save: 'Save',
  saved: '',
  overdue: 'Overdue',
  today: 'Today',
  noDate: 'No follow-up',
  stageOf: (name: string) => `Stage of ${name}`,
  whyNo: (name: string) => `Why did ${name} say no?`,
  overdueCount: (count: number) =>
    count === 1 ? '1 follow-up is overdue' : `${count} follow-ups are overdue`,
  todayCount: (count: number) => (count === 1 ? '1 is due today' : `${count} are due today`),
} as const;

/** Where one reads of an investor. */
export const addToList = {
  add: 'Add to my list',
  addNamed: (name: string) => `Add to my list: ${name}`,
  open: 'On my list',
  openNamed: (name: string) => `On my list: ${name}`,
  failed: 'This was not saved',
} as const;

export const approachStageWords: Record<ApproachStage, string> = {
  'to-approach': 'To approach',
  contacted: 'Contacted',
  meeting: 'Meeting set',
  talks: 'In talks',
  committed: 'Committed',
  no: 'Said no',
};

export const noReasonWords: Record<NoReason, string> = {
  'too-early': 'Too early for them',
  sector: 'Not their sector',
  cheque: 'Round or cheque does not fit',
  place: 'Not their region',
  traction: 'Too little traction',
  team: 'Team',
  valuation: 'Valuation or terms',
  rival: 'Has invested in a rival',
  'no-funds': 'Not investing now',
  'no-answer': 'Never answered',
  other: 'Another reason',
};

export const approachLabels = {
  name: 'Investor or firm',
  kind: 'Kind of investor',
  website: 'Website',
  place: 'Place',
  stage: 'Stage of the approach',
  followUpOn: 'Follow up on',
  noReasons: 'Why they said no',
  noWords: 'In their words',
  note: 'Notes',
} as const;

export const approachHints = {
  kind: 'VC firm, angel, family office',
  note: 'Who introduced you, what they asked for, what you promised.',
  again: 'Ask again on',
} as const;

export const orderWords = {
  due: 'Follow-up, earliest first',
  name: 'Name',
  newest: 'Last added',
} as const;

/** The heads of the columns in the file, besides those of the form. */
export const csvWords = {
  source: 'From',
  sources: { directory: 'Global investor database', investor: 'Pankh', hand: 'Written in' },
  addedOn: 'Added on',
  file: (day: string) => `investors-to-approach-${day}.csv`,
} as const;
