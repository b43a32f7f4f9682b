import type { Opportunity } from '#sync/records/opportunity.ts';

export const dashboardPage = {
  investor: { title: 'Investor Dashboard', lead: 'Your investments, connections and what is new.' },
  founder: { title: 'Founder Dashboard', lead: 'Your pitches, who asks for them, and what comes next.' },
  plain: { title: 'Dashboard' },
  signIn: 'Sign in to see your dashboard',
  login: 'Log in',
  admin: 'Admins have their desk',
  toAdmin: 'To the desk',
  tabs: {
    overview: 'Overview',
    investments: 'Investments',
    pitches: 'Pitches',
    connections: 'Connections',
    messages: 'Messages',
  },
  recent: 'Recent Opportunities',
  allDeals: 'All opportunities',
  noDeals: 'No opportunities on this device yet',
  pending: 'Pending Connections',
  noPending: 'Nobody waits for your answer',
  allConnections: 'All connections',
  requests: 'Requests',
  /** Over those that the person made. */
  sent: 'Sent Requests',
  conversations: 'Conversations',
  shortlist: 'Shortlisted Deals',
  next: 'Next steps',
  done: 'Done',
  newPitch: 'New pitch',
  noPitches: 'No pitches submitted yet',
  noPitchesText: 'A draft is kept on this device until you submit it.',
  drafts: 'To your drafts',
  unsent: 'Your pitch is on this device',
  unsentWhere: 'It stands under Pitches and in the Outbox until the server has it.',
  outbox: 'Open the Outbox',
  guestDrafts: 'Drafts on this device',
  reviewNote: 'The review says:',
  again: 'New draft from it',
  againNamed: (title: string) => `New draft from ${title}`,
  againFailed: 'The draft was not made',
  views: (count: number) => (count === 1 ? '1 view by investors' : `${count} views by investors`),
  raised: (percent: number) => `${percent}% raised`,
} as const;

export const founderFigures = {
  pitches: 'Pitches Submitted',
  live: 'Live',
  views: 'Views by Investors',
  requests: 'Requests Received',
  connections: 'Connections',
} as const;

export const pitchStates: Record<Opportunity['status'], string> = {
  review: 'Review pending',
  active: 'Active',
  declined: 'Not approved',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
};

/** Instead of its state, where all of a pitch is on this device alone, or its last edit. */
export const unsentPitch = { all: 'Not sent yet', edit: 'Edit not sent yet' } as const;

/** What a pitch in review waits for. `bare`: where its company is not told of. */
export const inReview = {
  full: 'Verified investors see it now; everybody does after the review, normally within 24 hours.',
  bare: 'Verified investors see it now; it is approved for everybody once your company is complete.',
  toCompany: 'Complete your company',
} as const;

export const nextSteps = {
  verify: {
    title: 'Verify your email and phone',
    text: 'Investors are shown only founders who can be reached.',
  },
  company: { title: 'Tell of your company', text: 'A pitch goes live once its company is complete.' },
  pitch: { title: 'Submit a pitch', text: 'Investors see it at once; everybody after the review.' },
  answer: { title: 'Answer who asked for you', text: 'How to reach each other is shown once you accept.' },
  list: {
    title: 'List investors to approach',
    text: 'Whom you want to win, how far you have come, and when to ask again.',
  },
  followUp: { title: 'Follow up with investors', text: 'The day you set to ask again has come.' },
  ask: { title: 'Ask investors to connect', text: 'Look for those of your industry and your round.' },
} as const;
