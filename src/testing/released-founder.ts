import {
  clashing,
  edited,
  firstFounderRows,
  fresh,
  joined,
  keptAt,
  refused,
  words,
} from './released-founder-first.ts';
import {
  at,
  based,
  blockedId,
  dealId,
  doneAt,
  entry,
  firstMessage,
  form,
  founderId,
  id,
  investorId,
  type Rows,
  reviewedDeal,
  talkId,
  thread,
} from './released-world.ts';

/** Of the founder and an investor who was not asked yet. */
const requestId = '85d17c6b-9e4b-5ee2-98a1-849a318ae841';
const retryId = '01900000-0000-7000-8000-00e965b8b96c';
const retryVersionId = '837e6432-657e-5366-81f4-401e088f6809';
const deck = { hash: 'ab'.repeat(32), name: 'deck.pdf', size: 3 };
const photo = { hash: 'cd'.repeat(32), name: 'looms.png', size: 4 };
const sent = { connectionId: talkId, senderId: founderId, recipientId: investorId, sentAt: doneAt };
const toTalk = { connectionId: talkId, toName: 'Veer Kothariwala', writtenAt: doneAt };
const messageKeys = (messageId: string) => [
  `threads/${talkId}`,
  `connections/${talkId}`,
  `directMessages/${messageId}`,
];
const met = { name: 'Loom Fund', stage: 'contacted', followUpOn: '2026-04-01', note: 'Wrote in May' };
const given = { kind: 'VC firm', website: '', place: 'Pune', noReasons: [], noWords: '' };
const weft = 'ef'.repeat(32);
const update = { title: 'A second shift', text: 'Since Monday.' };
const outdated = {
  subject: 'listing',
  subjectId: '42',
  subjectName: 'Warp Capital',
  reason: 'out-of-date',
  detail: 'Closed last year',
};
const ask = (number: number, question: string) => ({
  id: id(number),
  task: 'chat',
  context: 'general',
  question,
  href: '/explore',
  input: { message: question, context: 'general' },
});
const answer = 'A loom pays once it runs day and night.';
const reply = { message: answer, response: answer, references: [], source: 'rules', notice: 'network' };
const aiReply = { message: answer, response: answer, references: [], source: 'ai' };
/** What each version added to a founder's device, or stored in another shape. */
export const founderRows: Rows[] = [
  ...firstFounderRows,
  {
    threads_1: [{ ...thread, count: 2, entrepreneurRead: 2, lastId: id(35), lastAt: doneAt }],
    directMessages_1: [
      firstMessage,
      { id: id(35), ...sent, number: 2, text: 'Every night.', attachments: [], writtenAt: doneAt },
    ],
    blocks_1: [
      { id: 'dcd510c4-2259-55a8-9045-a6df56706134', blockerId: founderId, blockedId, isOn: true, at },
    ],
    typed: [{ connectionId: talkId, text: 'And on', turn: 4, at: doneAt }],
    base: [based(`threads/${talkId}`, thread), based(`directMessages/${id(35)}`)],
    outbox: [
      {
        ...entry(
          11,
          'sendMessage',
          { messageId: id(35), ...toTalk, text: 'Every night.' },
          messageKeys(id(35)),
        ),
        failure: {
          code: 'not-verified',
          message: 'Verify your email and phone number first. This waits until then.',
        },
        heldSince: 1_772_476_210_000,
        notBefore: 1_772_476_270_000,
        hasNoTurn: true,
      },
    ],
  },
  {
    threads_1: [{ ...thread, count: 3, entrepreneurRead: 3, lastId: id(36), lastAt: doneAt }],
    directMessages_1: [{ id: id(36), ...sent, number: 3, text: '', attachments: [deck], writtenAt: doneAt }],
    chosen: [{ connectionId: talkId, files: [photo] }],
    files: [
      { hash: deck.hash, bytes: new Blob(['abc']), size: 3, usedAt: 1_772_476_200_000 },
      { hash: photo.hash, bytes: new Blob(['loom']), size: 4, usedAt: 1_772_476_201_000 },
    ],
    base: [based(`directMessages/${id(36)}`)],
    outbox: [
      {
        ...entry(
          12,
          'sendMessage',
          { messageId: id(36), ...toTalk, text: '', attachments: [deck] },
          messageKeys(id(36)),
        ),
        files: [deck.hash],
      },
    ],
  },
  {
    dealUpdates_1: [
      {
        id: id(37),
        ...update,
        opportunityId: dealId,
        founderId,
        dealStatus: 'active',
        createdAt: doneAt,
        editedAt: null,
        removedAt: null,
      },
    ],
    dealViews_1: [{ id: dealId, founderId, views: 7 }],
    base: [based(`dealUpdates/${id(37)}`)],
    outbox: [
      {
        ...entry(13, 'publishUpdate', { updateId: id(37), opportunityId: dealId, ...update }, [
          `dealUpdates/${id(37)}`,
          `opportunities/${dealId}`,
        ]),
        failure: {
          code: 'daily-limit',
          message: 'At most 10 updates can be published in a day. This one waits its turn.',
        },
        heldSince: 1_772_476_210_000,
        notBefore: 1_772_562_600_000,
      },
    ],
  },
  {
    opportunities_1: [reviewedDeal],
    kept: [{ ...joined, keptAt, isMerged: true }],
    draftVersions_1: [
      {
        id: id(31),
        draftId: fresh.id,
        ownerId: founderId,
        ...words,
        at,
        why: 'not-chosen',
        writtenBy: id(21),
        keptBy: id(32),
      },
    ],
    approaches_1: [
      {
        id: 'e7af1d6c-11ec-511a-904d-ae70e19492a9',
        ownerId: founderId,
        directoryId: 42,
        investorId: null,
        ...given,
        name: 'Warp Capital',
        website: 'https://warp.example',
        stage: 'no',
        followUpOn: '',
        noReasons: ['cheque'],
        noWords: 'Too small.',
        note: '',
        createdAt: at,
        updatedAt: at,
        removedAt: null,
      },
      {
        id: id(38),
        ownerId: founderId,
        directoryId: null,
        investorId: null,
        ...given,
        ...met,
        createdAt: doneAt,
        updatedAt: doneAt,
        removedAt: null,
      },
    ],
    reports_1: [
      {
        id: id(39),
        reporterId: founderId,
        ...outdated,
        at: doneAt,
        state: 'open',
        answer: '',
        decidedAt: null,
      },
    ],
    base: [based(`approaches/${id(38)}`), based(`reports/${id(39)}`)],
    outbox: [
      entry(14, 'recordApproach', { approachId: id(38), ...given, ...met }, [
        `approaches/${id(38)}`,
        `accounts/${founderId}`,
      ]),
      entry(15, 'reportAbuse', { reportId: id(39), ...outdated }, [`reports/${id(39)}`]),
    ],
  },
  {
    typed: [
      {
        connectionId: requestId,
        text: 'I weave, and',
        turn: 2,
        at: doneAt,
        toName: 'Ila Charkhawala',
        toHref: `/investor/${id(6)}`,
      },
    ],
    forms: [form],
  },
  {
    asks: [
      { ...ask(40, 'Do looms pay?'), reply, isHere: true, waits: 1, tries: 2 },
      { ...ask(41, 'And rain?'), stopped: 'It does' },
      { ...ask(42, 'And wind?'), reply, isHere: true, joined: aiReply, joinedAt: doneAt, unseen: 1 },
      { ...ask(43, 'And sun?'), reply: aiReply, verdict: 'up', untold: 1 },
      { ...ask(44, 'And snow?'), failed: 1 },
    ],
  },
  {
    drafts_1: [{ ...edited, highlights: [...words.highlights, { id: id(34), text: 'Forty weavers' }] }],
    typed: [{ connectionId: talkId, text: 'And on, and on', turn: 5, at: doneAt, took: id(48) }],
    attention_1: [{ ...refused, resolution: 'retried', resolvedAt: doneAt }],
    base: [based(`attention/${refused.id}`, refused)],
    outbox: [
      {
        ...entry(16, 'addHighlight', refused.args, [
          `drafts/${clashing.id}`,
          `draftVersions/${retryVersionId}`,
        ]),
        id: retryId,
        isRetry: true,
      },
      {
        ...entry(17, 'resolveAttention', { attentionId: refused.id, resolution: 'retried' }, [
          `attention/${refused.id}`,
        ]),
        answersTo: `refused:${clashing.id}`,
      },
    ],
    files: [
      {
        hash: weft,
        bytes: new TextEncoder().encode('weft').buffer,
        size: 4,
        usedAt: 1_772_476_202_000,
      },
    ],
    forms: [
      {
        ...form,
        fields: { text: { from: '', to: 'Since June.', underWay: 'Since May.' } },
        aside: form.fields,
        page: id(45),
        turn: 3,
        others: [{ ...form, page: id(46), turn: 1 }],
      },
    ],
    asks: [
      {
        ...ask(47, 'And hail?'),
        reply,
        isHere: true,
        waits: 1,
        tries: 1,
        triedAt: doneAt,
        busySince: doneAt,
      },
    ],
    trips: [
      {
        key: 'trip',
        takenAt: at,
        until: '2026-03-15T09:00:00.000Z',
        files: [deck.hash, weft],
        gone: ['12'.repeat(32)],
        brought: [{ hash: weft, size: 4 }],
        part: 'heads',
        partBefore: null,
        hereBefore: 'first',
        hasChosen: true,
      },
    ],
  },
];
