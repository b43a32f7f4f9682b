import {
  account,
  at,
  based,
  deal,
  dealId,
  doneAt,
  entry,
  firstMessage,
  founderId,
  id,
  investorId,
  preferences,
  profiled,
  type Rows,
  reviewedDeal,
  talk,
  talkId,
  thread,
} from './released-world.ts';

const pipelineId = 'f2910ff2-be7d-51cd-aa41-6dd91e16351f';
const dealKeys = [`pipeline/${pipelineId}`, `accounts/${investorId}`];
const about = { opportunityId: dealId, dealTitle: 'Monsoon Mills' };
const looking = {
  id: pipelineId,
  ownerId: investorId,
  ...about,
  shortlistedAt: null,
  stage: 'talking',
  passReasons: [],
  rating: 4,
  note: 'Ask about rain',
  updatedAt: at,
};
const reminder = { remindOn: '2026-04-01', reminderNote: 'See the looms' };
const invested = {
  company: 'Monsoon Mills',
  amount: 250_000,
  currency: 'INR',
  investedOn: '2026-02-20',
  stage: 'Seed',
  state: 'active',
  returned: 0,
  note: 'A convertible note',
};
const profile = {
  id: investorId,
  company: 'Kothari Cloth',
  designation: 'Partner',
  experience: 'expert',
  minInvestmentRange: 100_000,
  maxInvestmentRange: null,
  areasOfExpertise: ['Manufacturing'],
  preferredIndustries: ['Fashion'],
  locationPreference: 'Gujarat',
  investmentGoals: '',
  accreditationDeclaredAt: at,
  updatedAt: at,
};
/** From before mails could come once a day. */
const { pace: _, ...chosen } = preferences(investorId);

/** What each version added to an investor's device, or stored in another shape. */
export const investorRows: Rows[] = [
  { accounts_1: [account(investorId, 'investor', 'Veer Kothariwala')], opportunities_1: [deal] },
  {},
  {
    accounts_1: [{ ...account(investorId, 'investor', 'Veer Kothariwala'), ...profiled }],
    investorProfiles_1: [profile],
    preferences_1: [chosen],
  },
  {
    connections_1: [talk],
    contacts_1: [
      {
        id: 'a993f25a-f2a4-5c61-ac75-2d9a83063e63',
        viewerId: investorId,
        personId: founderId,
        fullName: 'Tara Loomwala',
        location: 'Surat',
        email: 'entrepreneur@looms.example',
        phone: '+919800000001',
      },
    ],
    pipeline_1: [
      { ...looking, shortlistedAt: doneAt, note: 'Ask about rain and sun', ...reminder, updatedAt: doneAt },
    ],
    base: [based(`pipeline/${pipelineId}`, looking)],
    outbox: [
      entry(1, 'setShortlisted', { ...about, on: true }, dealKeys),
      entry(2, 'editDealNote', { ...about, from: 'Ask about rain', to: 'Ask about rain and sun' }, dealKeys),
      entry(
        3,
        'editReminder',
        { ...about, from: { remindOn: null, reminderNote: '' }, to: reminder },
        dealKeys,
      ),
    ],
  },
  {
    investments_1: [
      {
        id: id(50),
        ownerId: investorId,
        opportunityId: dealId,
        ...invested,
        createdAt: doneAt,
        updatedAt: doneAt,
        removedAt: null,
      },
    ],
    base: [based(`investments/${id(50)}`)],
    outbox: [
      entry(
        4,
        'recordInvestment',
        { investmentId: id(50), opportunityId: dealId, ...invested, amount: '2.5 lakh' },
        [`investments/${id(50)}`, `accounts/${investorId}`],
      ),
    ],
  },
  {
    threads_1: [{ ...thread, entrepreneurRead: 0 }],
    directMessages_1: [firstMessage],
    typed: [{ connectionId: talkId, text: 'And by day', turn: 1, at: doneAt }],
  },
  {},
  {},
  { opportunities_1: [reviewedDeal] },
  {
    investorProfiles_1: [{ ...profile, hiddenFields: ['bio', 'range'], updatedAt: doneAt }],
    base: [based(`investorProfiles/${investorId}`, profile)],
    outbox: [
      entry(
        5,
        'editInvestorProfile',
        { from: { hiddenFields: [] }, to: { hiddenFields: ['bio', 'range'] } },
        [`investorProfiles/${investorId}`, `accounts/${investorId}`],
      ),
    ],
    forms: [
      {
        key: `reminder:${dealId}`,
        title: 'Set a reminder: Monsoon Mills',
        href: `/investment/${dealId}`,
        labels: { remindOn: 'Remind me on', reminderNote: 'Of what' },
        fields: { remindOn: { from: '2026-04-01', to: '2026-04-08' } },
        at: doneAt,
      },
    ],
  },
  {
    preferences_1: [
      {
        ...chosen,
        notPushed: ['messages', 'opportunities'],
        quietHours: { from: '22:00', to: '07:00' },
        updatedAt: doneAt,
      },
    ],
    base: [based(`preferences/${investorId}`, { ...chosen, notPushed: ['opportunities'], quietHours: null })],
    outbox: [
      entry(6, 'setPush', { kind: 'messages', on: false }, [`preferences/${investorId}`]),
      entry(7, 'setQuietHours', { quietHours: { from: '22:00', to: '07:00' } }, [
        `preferences/${investorId}`,
      ]),
    ],
  },
  {},
];
