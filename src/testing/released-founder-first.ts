import {
  account,
  askerId,
  at,
  based,
  blockedId,
  company,
  deal,
  doneAt,
  entry,
  founderId,
  id,
  investorId,
  preferences,
  profiled,
  type Rows,
  talk,
  talkId,
} from './released-world.ts';

const author = { at, clientId: id(21) };
export const words = {
  title: 'Monsoon Mills',
  industry: 'Manufacturing',
  stage: 'Seed',
  location: 'Surat',
  description: 'Looms that run at night.\nकपड़ा',
  currency: 'INR',
  totalRequired: '25 lakh',
  minInvestment: '1 lakh',
  highlights: [{ id: id(11), text: 'Forty looms' }],
};
export const clashing = {
  id: id(10),
  ownerId: founderId,
  ...words,
  conflicts: [{ field: 'description', values: [{ value: 'Looms that run on rain.', ...author }] }],
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  submittedAs: null,
};
const blank = {
  industry: '',
  stage: '',
  location: '',
  description: '',
  totalRequired: '',
  minInvestment: '',
};
/** Made on this device, where its title was written at once. */
export const fresh = {
  ...clashing,
  ...blank,
  id: id(12),
  title: 'Night looms',
  highlights: [],
  conflicts: [],
  createdAt: doneAt,
  updatedAt: doneAt,
};
const deleted = { ...clashing, id: id(14), conflicts: [], deletedAt: doneAt };
const versionId = 'b6357c95-dcd6-591f-b934-3c6732bbdb78';
export const edited = {
  ...clashing,
  stage: 'Series A',
  updatedAt: doneAt,
  trail: {
    fields: { stage: { at: doneAt, clientId: id(20) } },
    sitting: { clientId: id(20), window: 2_863_311 },
    broughtBack: null,
  },
};
const asked = {
  ...talk,
  id: 'da1e6bf4-860a-58b3-b7eb-ad9ca65d0c51',
  investorId: askerId,
  opportunityId: null,
  status: 'pending',
  investorName: 'Ravi Thakarwala',
  dealTitle: '',
  answeredAt: null,
};
const told = {
  id: id(18),
  accountId: founderId,
  event: 'connection-requested',
  aboutId: talkId,
  who: 'Veer Kothariwala',
  what: 'Monsoon Mills',
  at,
  readAt: null,
};
export const refused = {
  id: id(33),
  userId: founderId,
  name: 'addHighlight',
  args: { draftId: clashing.id, highlightId: id(34), text: 'Forty weavers' },
  code: 'too-many',
  message: 'A pitch has at most 10 highlights.',
  field: 'highlights',
  at,
  resolution: null,
  resolvedAt: null,
};
export const keptAt = 1_772_476_200_000;
export const joined = {
  ...entry(1, 'editDraft', { draftId: clashing.id, field: 'location', from: '', to: 'Surat' }, [
    `drafts/${clashing.id}`,
  ]),
  state: 'applied',
  seq: 1,
  at: 5,
};

/** What each of the first five versions added to a founder's device, or stored in another shape. */
export const firstFounderRows: Rows[] = [
  {
    accounts_1: [account(founderId, 'entrepreneur', 'Tara Loomwala')],
    drafts_1: [clashing, fresh, deleted],
    opportunities_1: [deal],
    testimonials_1: [
      {
        id: id(24),
        userType: 'investor',
        rating: 5,
        content: 'I found my first mill here.',
        fullName: 'Ravi Thakarwala',
        location: 'Kochi',
        createdAt: at,
      },
    ],
    articles_1: [
      {
        id: id(25),
        kind: 'guide',
        title: 'What a pitch needs',
        summary: 'Three things.',
        body: 'Looms.\n\nPeople.\n\nRain.',
        source: 'Pankh',
        tags: ['Pitching'],
        publishedAt: at,
      },
    ],
    attention_1: [refused],
    base: [based(`drafts/${fresh.id}`)],
    outbox: [
      {
        ...entry(3, 'submitPitch', { draftId: clashing.id, opportunityId: id(27), accuracyConfirmed: true }, [
          `accounts/${founderId}`,
          `drafts/${clashing.id}`,
          `opportunities/${id(27)}`,
        ]),
        state: 'refused',
        failure: {
          code: 'unresolved-conflict',
          message:
            'Two versions of this text were written on different devices. Choose one before submitting.',
          field: 'description',
        },
        at: 9,
      },
      {
        ...entry(4, 'createDraft', { draftId: fresh.id, currency: 'INR' }, [`drafts/${fresh.id}`]),
        state: 'frozen',
        seq: 4,
      },
      entry(5, 'editDraft', { draftId: fresh.id, field: 'title', from: '', to: fresh.title }, [
        `drafts/${fresh.id}`,
      ]),
    ],
    kept: [
      { ...joined, keptAt },
      {
        ...entry(2, 'deleteDraft', { draftId: deleted.id }, [`drafts/${deleted.id}`]),
        state: 'applied',
        seq: 2,
        at: 6,
        keptAt,
      },
    ],
  },
  {
    drafts_1: [edited],
    draftVersions_1: [
      {
        id: versionId,
        draftId: clashing.id,
        ownerId: founderId,
        ...words,
        at: doneAt,
        why: 'before-edit',
        keptBy: id(106),
      },
    ],
    base: [based(`drafts/${clashing.id}`, clashing), based(`draftVersions/${versionId}`)],
    outbox: [
      entry(6, 'editDraft', { draftId: clashing.id, field: 'stage', from: 'Seed', to: 'Series A' }, [
        `drafts/${clashing.id}`,
        `draftVersions/${versionId}`,
      ]),
    ],
  },
  {
    accounts_1: [{ ...account(founderId, 'entrepreneur', 'Tara Loomwala'), ...profiled }],
    companies_1: [{ ...company, teamSize: 12, website: 'https://looms.example', updatedAt: doneAt }],
    consents_1: [{ id: id(28), accountId: founderId, kind: 'terms', version: '2024-01', given: true, at }],
    subscriptions_1: [
      {
        id: '494ac575-3f31-5104-a5de-77a7fc3925c3',
        accountId: founderId,
        planId: 'entrepreneur-basic-monthly',
        state: 'active',
        requestedAt: at,
        decidedAt: at,
        endedAt: null,
        reason: null,
      },
    ],
    preferences_1: [{ ...preferences(founderId), messages: false, updatedAt: doneAt }],
    reports_1: [
      {
        id: id(29),
        reporterId: founderId,
        subject: 'person',
        subjectId: blockedId,
        subjectName: 'Kabir Dhagawala',
        reason: 'spam',
        detail: '',
        at,
        state: 'acted',
        answer: 'The account is closed.',
        decidedAt: at,
      },
    ],
    base: [
      based(`preferences/${founderId}`, preferences(founderId)),
      based(`companies/${founderId}`, company),
    ],
    outbox: [
      entry(7, 'setNotification', { kind: 'messages', on: false }, [`preferences/${founderId}`]),
      entry(
        8,
        'editCompany',
        { from: { teamSize: null, website: '' }, to: { teamSize: 12, website: 'https://looms.example' } },
        [`companies/${founderId}`, `accounts/${founderId}`],
      ),
    ],
  },
  {
    investorCards_1: [
      {
        id: investorId,
        fullName: 'Veer Kothariwala',
        location: 'Mumbai',
        bio: 'Cloth since 1990.',
        areasOfExpertise: ['Manufacturing'],
        preferredIndustries: ['Fashion'],
        minInvestmentRange: 100_000,
        maxInvestmentRange: null,
        currency: 'INR',
        createdAt: at,
      },
    ],
    connections_1: [talk, { ...asked, status: 'declined', reason: 'Not this year', answeredAt: doneAt }],
    contacts_1: [
      {
        id: 'dc03a940-11c0-55f9-8b6e-c2ccb941a6c5',
        viewerId: founderId,
        personId: investorId,
        fullName: 'Veer Kothariwala',
        location: 'Mumbai',
        email: 'investor@looms.example',
        phone: '',
      },
    ],
    base: [based(`connections/${asked.id}`, asked)],
    outbox: [
      entry(9, 'declineConnection', { connectionId: asked.id, reason: 'Not this year' }, [
        `connections/${asked.id}`,
      ]),
    ],
  },
  {
    notifications_1: [{ ...told, readAt: doneAt }],
    base: [based(`notifications/${told.id}`, told)],
    outbox: [entry(10, 'readNotifications', { ids: [told.id] }, [`notifications/${told.id}`])],
  },
];
