/** Rows of a device's tables, by the names of these. */
export type Rows = Record<string, object[]>;

export const at = '2026-03-01T09:00:00.000Z';
export const doneAt = '2026-03-02T18:30:00.000Z';
export const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const founderId = id(1);
export const investorId = id(2);
export const adminId = id(3);
/** Another investor, who has asked the founder. */
export const askerId = id(4);
/** Whom the founder blocks. */
export const blockedId = id(5);
export const dealId = id(13);

/** An account as the first version had it. */
export const account = (id: string, userType: string, fullName: string) => ({
  id,
  email: `${userType}@looms.example`,
  username: userType,
  fullName,
  userType,
  location: 'Surat',
  emailVerified: true,
  phoneVerified: true,
  createdAt: at,
});

/** What accounts have had since there were profiles. */
export const profiled = {
  bio: 'Forty years of cloth.',
  currency: 'INR',
  phone: '+919800000001',
  pendingEmail: null,
  pendingPhone: null,
  approval: 'approved',
  approvalReason: null,
  disabledAt: null,
  deleteAt: null,
};

export const deal = {
  id: dealId,
  founderId,
  founderName: 'Tara Loomwala',
  title: 'Monsoon Mills',
  description: 'Looms that run at night.',
  industry: 'Manufacturing',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 2_500_000,
  minInvestment: 100_000,
  raisedAmount: 400_000,
  highlights: ['Forty looms'],
  status: 'active',
  createdAt: at,
  updatedAt: at,
};
/** The same once profiles and reviews told more of it. */
export const reviewedDeal = { ...deal, businessModel: 'Cloth by the metre.', reviewNote: '' };

export const company = {
  id: founderId,
  companyName: 'Monsoon Mills',
  stage: 'Seed',
  companyDescription: 'A mill by the river.',
  industry: 'Manufacturing',
  location: 'Surat',
  fundingRequired: 2_500_000,
  teamSize: null,
  useOfFunds: '',
  businessModel: 'Cloth by the metre.',
  currentRevenue: 900_000,
  website: '',
  linkedinProfile: '',
  previousFunding: '',
  updatedAt: at,
};

/** Of founder and investor about the deal. */
export const talkId = '4ec86d51-8664-5a63-b178-12bd1bd246f9';
export const talk = {
  id: talkId,
  investorId,
  entrepreneurId: founderId,
  opportunityId: dealId,
  requestedBy: 'investor',
  status: 'accepted',
  message: 'I would like to see the looms.',
  reason: '',
  investorName: 'Veer Kothariwala',
  entrepreneurName: 'Tara Loomwala',
  dealTitle: 'Monsoon Mills',
  createdAt: at,
  answeredAt: at,
  endedAt: null,
};
export const thread = {
  id: talkId,
  investorId,
  entrepreneurId: founderId,
  investorRead: 1,
  entrepreneurRead: 1,
  count: 1,
  lastId: id(19),
  lastAt: at,
};
/** From before files could go along. */
export const firstMessage = {
  id: id(19),
  connectionId: talkId,
  senderId: investorId,
  recipientId: founderId,
  number: 1,
  text: 'Do they run at night, too?',
  writtenAt: at,
  sentAt: at,
};

export const preferences = (id: string) => ({
  id,
  reviews: true,
  connections: true,
  messages: true,
  opportunities: false,
  pace: 'at-once',
  updatedAt: at,
});

/** Written for the deal, and not published. */
export const form = {
  key: `update:new:${dealId}`,
  title: 'Write an update: Monsoon Mills',
  href: `/investment/${dealId}`,
  labels: { title: 'Title', text: 'What is new' },
  fields: { title: { from: '', to: 'A third shift' } },
  at: doneAt,
};

/** Work that waits. */
export const entry = (order: number, name: string, args: object, touches: string[]) => ({
  order,
  id: id(100 + order),
  name,
  args,
  touches,
  doneAt,
  state: 'waiting',
});

/** A row that unsent work has changed, as the server has it: null where it has none. */
export const based = (key: string, row: object | null = null) => ({ key, row });
