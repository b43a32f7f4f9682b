// The databases of a person as each version of the app made them, with a few rows as it stored them. What was released is
// never changed here; a new version of src/data/database/person-db.ts is one more at the end.

type Rows = Record<string, object[]>;
export type ReleasedDb = {
  version: number;
  /** Every table with its indexes, as Dexie takes them. */
  stores: Record<string, string>;
  rows: Rows;
};

const at = '2026-03-01T09:00:00.000Z';
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const me = id(1);
const other = id(2);

const words = { title: 'Monsoon Mills', industry: 'Textiles', stage: 'Seed', location: 'Surat' };
const draft = {
  id: id(10),
  ownerId: me,
  ...words,
  description: 'Looms that run at night.\nकपड़ा',
  currency: 'INR',
  totalRequired: '25 lakh',
  minInvestment: '',
  highlights: [{ id: id(11), text: 'Forty looms' }],
  conflicts: [],
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  submittedAs: null,
};
const entry = (order: number, name: string, args: object, touches: string[]) => ({
  order,
  id: id(100 + order),
  name,
  args,
  touches,
  doneAt: at,
});
const edit = { draftId: draft.id, field: 'title', from: '', to: draft.title };

/** What each version added: tables, indexes, rows. */
const additions: { stores: Record<string, string>; rows: Rows }[] = [
  {
    stores: {
      base: 'key',
      outbox: 'order, &id, state, *touches',
      kept: 'order, &id, keptAt',
      named: 'key',
      meta: 'key',
      accounts_1: 'id',
      drafts_1: 'id',
      opportunities_1: 'id',
      testimonials_1: 'id',
      articles_1: 'id',
      attention_1: 'id',
    },
    rows: {
      base: [{ key: `drafts/${draft.id}`, row: null }],
      outbox: [
        {
          ...entry(1, 'createDraft', { draftId: draft.id, currency: 'INR' }, [`drafts/${draft.id}`]),
          state: 'frozen',
          seq: 4,
        },
        { ...entry(2, 'editDraft', edit, [`drafts/${draft.id}`]), state: 'waiting' },
        {
          ...entry(3, 'submitPitch', { draftId: id(12), opportunityId: id(13), accuracyConfirmed: true }, [
            `drafts/${id(12)}`,
          ]),
          state: 'refused',
          seq: 3,
          failure: { code: 'not-complete', message: 'Description is required' },
        },
      ],
      kept: [
        {
          ...entry(0, 'deleteDraft', { draftId: id(14) }, [`drafts/${id(14)}`]),
          state: 'applied',
          seq: 2,
          at: 7,
          keptAt: 1_772_355_600_000,
        },
      ],
      meta: [
        {
          key: 'meta',
          clientId: id(20),
          userId: me,
          epoch: 'an epoch',
          nextSeq: 5,
          ack: 2,
          cursors: { public: 7 },
          resyncFrom: null,
          writes: 9,
          shape: '{"accounts":1}',
          token: 'a token',
        },
      ],
      drafts_1: [draft],
      attention_1: [{ id: id(15), mutation: id(103), name: 'submitPitch', at }],
    },
  },
  {
    stores: { draftVersions_1: 'id, draftId' },
    rows: { draftVersions_1: [{ id: id(16), draftId: draft.id, ...words, keptAt: at }] },
  },
  {
    stores: {
      investorProfiles_1: 'id',
      companies_1: 'id',
      consents_1: 'id',
      subscriptions_1: 'id',
      preferences_1: 'id',
      reports_1: 'id',
    },
    rows: { companies_1: [{ id: me, name: 'Monsoon Mills', updatedAt: at }] },
  },
  {
    stores: { investorCards_1: 'id', connections_1: 'id', contacts_1: 'id', pipeline_1: 'id' },
    rows: {
      pipeline_1: [
        {
          id: id(17),
          opportunityId: id(13),
          stage: 'shortlisted',
          note: 'Ask about the looms',
          updatedAt: at,
        },
      ],
    },
  },
  {
    stores: { notifications_1: 'id', investments_1: 'id' },
    rows: { investments_1: [{ id: id(18), opportunityId: id(13), amount: 2_500_000, currency: 'INR', at }] },
  },
  {
    stores: {
      threads_1: 'id',
      directMessages_1: 'id, [connectionId+number]',
      blocks_1: 'id',
      typed: 'connectionId',
    },
    rows: {
      directMessages_1: [
        {
          id: id(19),
          connectionId: id(30),
          senderId: other,
          recipientId: me,
          number: 1,
          text: 'Do they?',
          writtenAt: at,
          sentAt: at,
        },
      ],
      typed: [{ connectionId: id(30), text: 'They do, and' }],
    },
  },
  {
    stores: { chosen: 'connectionId', files: 'hash, usedAt' },
    rows: {
      chosen: [
        {
          connectionId: id(30),
          files: [{ hash: 'ab12', name: 'deck.pdf', size: 3, type: 'application/pdf' }],
        },
      ],
      files: [{ hash: 'ab12', bytes: new Blob(['abc']), size: 3, usedAt: 1_772_355_600_000 }],
    },
  },
  {
    stores: { dealUpdates_1: 'id, opportunityId', dealViews_1: 'id' },
    rows: { dealUpdates_1: [{ id: id(21), opportunityId: id(13), text: 'A second shift', at }] },
  },
  {
    stores: { approaches_1: 'id' },
    rows: {
      approaches_1: [
        { id: id(22), ownerId: me, name: 'Loom Fund', state: 'sent', note: 'Wrote in May', updatedAt: at },
      ],
    },
  },
  {
    stores: { forms: 'key' },
    rows: {
      forms: [
        {
          key: 'profile',
          title: 'Your profile',
          href: '/profile',
          labels: { location: 'Location' },
          fields: { location: { from: 'Surat', to: 'Kochi' } },
          at,
        },
      ],
    },
  },
  {
    stores: { asks: 'id, context, waits, unseen, untold' },
    rows: {
      asks: [
        {
          id: id(23),
          task: 'chat',
          context: 'home',
          question: 'Do looms pay?',
          href: '/',
          input: {},
          waits: 1,
          tries: 2,
        },
      ],
    },
  },
  {
    stores: { trips: 'key' },
    rows: {
      trips: [
        {
          key: 'trip',
          takenAt: at,
          until: '2026-03-16T09:00:00.000Z',
          files: ['ab12'],
          gone: [],
          part: 'heads',
          partBefore: null,
        },
      ],
    },
  },
];

export const releasedPersonDbs: ReleasedDb[] = additions.map((_, index) => ({
  version: index + 1,
  stores: Object.assign({}, ...additions.slice(0, index + 1).map(({ stores }) => stores)),
  rows: Object.assign({}, ...additions.slice(0, index + 1).map(({ rows }) => rows)),
}));
