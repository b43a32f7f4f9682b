import type { AiSource, AiTask } from '#sync/ai/provenance.ts';
import type { AuditAction } from '#sync/endpoints/admin.ts';

export const adminPage = {
  title: 'Admin',
  sections: 'Parts of the administration',
  nobody: {
    title: 'This page is for admins',
    text: 'An admin is made with npm run admin -- EMAIL.',
    logIn: 'Log in',
    dashboard: 'Go to your dashboard',
  },
  opened: (name: string) => `Lists of investors are imported by admins. ${name} was not imported.`,
  decided: 'Decided',
  kept: 'Saved on this device',
  keptAbout: (what: string) => `${what}. It will be sent when you are online.`,
  failed: 'This was not decided',
  offline: 'This list needs a network: it holds other people’s contact data, which is kept on no device.',
  retry: 'Retry',
  reason: 'Reason',
  search: 'Search',
  show: 'Show',
  more: 'Show more',
  firstOf: (shown: number, total: number) =>
    `The first ${shown.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}, the oldest first.`,
  newestOf: (shown: number, total: number) =>
    `The newest ${shown.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}.`,
} as const;

export const adminSections = [
  { id: 'pitches', label: 'Pitches' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'plans', label: 'Plans' },
  { id: 'reports', label: 'Reports' },
  { id: 'messages', label: 'Messages' },
  { id: 'articles', label: 'Articles' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'directory', label: 'Directory' },
  { id: 'assistant', label: 'Assistant' },
  { id: 'audit', label: 'Audit log' },
] as const;

export const pitchWords = {
  title: 'Pitches to review',
  lead: 'Verified investors see them already, marked "Review pending". The public sees them once approved.',
  none: 'No pitch waits for a review',
  by: 'by',
  read: 'Read the pitch',
  highlights: 'Key Highlights',
  businessModel: 'Business model',
  open: 'Open it as investors see it',
  approve: 'Approve',
  decline: 'Decline',
  reasonHint: 'The founder reads it. Needed to decline.',
  notAccepted: 'Your decision was not accepted',
  outbox: 'See it in the Outbox',
} as const;

export const accountQueue = {
  title: 'Accounts',
  lead: 'Accounts are approved in 1-2 business days. The person gets a mail. Who has not verified email and phone does not wait here: search finds them. Closing an account declines the pitches of its founder, and nobody is told any more how to reach the person.',
  none: 'No account here',
  state: 'State',
  states: [
    { value: 'pending', label: 'Waiting' },
    { value: 'approved', label: 'Approved' },
    { value: 'declined', label: 'Not approved' },
    { value: 'disabled', label: 'Closed by us' },
    { value: 'all', label: 'All' },
  ],
  find: 'Name or email',
  certificate: 'Certificate',
  absent: 'none',
  email: 'Email',
  phone: 'Phone',
  verified: 'verified',
  notVerified: 'not verified',
  unverified: 'Unverified',
  approve: 'Approve',
  decline: 'Decline',
  disable: 'Close account',
  enable: 'Open account again',
  delete: 'Delete account',
  foldDecline: 'Decline or close …',
  foldClose: 'Close …',
  foldReason: 'Add a word to the person …',
  foldDelete: 'Delete, or add a word to the person …',
  deleteHint:
    'The person reads it. Needed to delete: the account goes 30 days later, unless it is opened again before.',
  reasonHint: 'The person reads it. Needed to decline or to close.',
  since: 'Signed up',
  goes: 'Will be deleted on',
  untold: 'not told',
  experience: 'Experience',
  range: 'Investment range',
  accredited: 'Accredited investor',
  declaredOn: (day: string) => `self-declared on ${day}`,
  undeclared: 'not declared',
  works: 'Works as',
  industries: 'Industries',
  company: 'Company',
  stage: 'Stage',
  industry: 'Industry',
  place: 'Company location',
  funding: 'Funding asked for',
  team: 'Team',
  website: 'Website',
  linkedin: 'LinkedIn',
  about: 'About the company',
} as const;

export const planQueue = {
  title: 'Plans asked for',
  lead: 'A confirmed plan counts at once and takes the place of the one before. No payment is taken by Pankh yet. Who has not verified email and phone comes here once they have.',
  none: 'No plan waits to be confirmed',
  has: (plan: string) => `Has ${plan}, which ends with a yes.`,
  confirm: 'Confirm',
  decline: 'Decline',
} as const;

export const activePlans = {
  title: 'Plans that count',
  lead: 'Those confirmed last stand first. A plan that you end counts no more from then on, and the person hears of it.',
  none: 'No such plan',
  find: 'Name or email',
  since: 'confirmed',
  fold: 'End this plan …',
  end: 'End plan',
} as const;

export const reportQueue = {
  title: 'Reports',
  lead: 'The reporter reads your answer.',
  none: 'No report is open',
  answer: 'Answer to the reporter',
  acted: 'We acted',
  dismissed: 'Dismiss',
  look: 'Look at it',
  lookAtAccount: 'Look at the account',
  aboutYou: 'This is about you: another admin has to decide.',
  offMarket: 'Only its founder and admins see this pitch.',
  remove: 'Remove it from the directory',
} as const;

export const messageList = {
  title: 'Messages to us',
  lead: 'The newest 100. Each was mailed to the support address too.',
  none: 'Nobody has written yet',
  answer: 'Answer by mail',
} as const;

export const assistantWords: {
  title: string;
  lead: string;
  model: string;
  noModel: string;
  tokens: string;
  of: (used: string, most: string) => string;
  calls: string;
  noCalls: string;
  feedback: string;
  noFeedback: string;
  ofDay: (calls: {
    calls: string;
    failures: string;
    tokensIn: string;
    tokensOut: string;
    seconds: string;
  }) => string;
  said: (up: string, down: string) => string;
  tasks: Record<AiTask, string>;
  sources: Record<AiSource, string>;
} = {
  title: 'Assistant',
  lead: 'The last 30 days. No question, no answer and nobody who asked stands in these figures.',
  model: 'Model',
  noModel: 'None: rules answer alone',
  tokens: 'Tokens today (UTC)',
  of: (used, most) => `${used} of ${most}`,
  calls: 'Calls to the model',
  noCalls: 'The model has not been asked.',
  feedback: 'What people thought of answers',
  noFeedback: 'Nobody has said yet.',
  ofDay: ({ calls, failures, tokensIn, tokensOut, seconds }) =>
    `Calls: ${calls}, failed: ${failures}. Tokens in: ${tokensIn}, out: ${tokensOut}. On average ${seconds} s.`,
  said: (up, down) => `Helpful: ${up}, not helpful: ${down}`,
  tasks: {
    chat: 'Chat',
    analysis: 'Analysis',
    'deal-search': 'Deal search',
    'investor-search': 'Investor search',
    enhancement: 'Enhancement',
  },
  sources: { ai: 'AI', rules: 'Rules' },
};

export const auditWords: {
  title: string;
  lead: string;
  none: string;
  nothingYet: string;
  action: string;
  all: string;
  find: string;
  actions: Record<AuditAction, string>;
} = {
  title: 'Audit log',
  lead: 'What admins did, for good: no line of it can be changed or removed. The newest 100 that fit.',
  none: 'Nothing fits',
  nothingYet: 'No admin has done anything yet.',
  action: 'What was done',
  all: 'Everything',
  find: 'Name, row or detail',
  actions: {
    reviewOpportunity: 'Pitch reviewed',
    decideReport: 'Report dealt with',
    saveArticle: 'Article saved',
    saveTestimonial: 'Testimonial saved',
    decideAccount: 'Account decided',
    decideSubscription: 'Plan decided',
    readCertificate: 'Certificate read',
    importList: 'List imported',
    removeInvestor: 'Record of the directory removed',
    putBackInvestor: 'Record of the directory put back',
    makeAdmin: 'Admin made',
    sendNewsletter: 'Newsletter sent',
  },
};

export const reviewWords = {
  declined: 'This pitch was reviewed and not approved. Only you and our admins see it.',
} as const;
