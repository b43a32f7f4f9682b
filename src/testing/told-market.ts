import { gone, one, two } from './spoken-rows.ts';
import type { ToldActions } from './told-actions.ts';

const note = { opportunityId: one, dealTitle: 'Lantern Looms' };
const pitch = { opportunityId: one, dealTitle: 'Lantern Looms', from: {} };
const approach = { approachId: one, investorName: 'Kite Fund' };
const source = { directoryId: 7, investorId: null, kind: '', website: '', place: '' };
const stands = {
  stage: 'to-approach' as const,
  followUpOn: '' as const,
  noReasons: [],
  noWords: '',
  note: '',
};
const bare = { kind: '', website: '', place: '', ...stands };
const invested = { investmentId: gone, opportunityId: null, stage: '' as const, returned: 0, note: '' };
const told = { subject: 'opportunity' as const, subjectId: one, subjectName: 'Kite Labs', detail: '' };
const message = { name: 'Tara', email: 'tara@people.example', subject: 'Export' };
const request = { otherId: gone, otherName: 'Asha Rao', otherType: 'investor' as const, message: '' };
const article = { articleId: gone, title: 'Terms', summary: 'In short.', body: 'At length.', source: '' };
const quote = { testimonialId: gone, fullName: 'Asha Rao', content: 'It works.', location: '' };
const text = 'What is new.';

/** What somebody does to connections, messages, notes, lists and updates, and what admins decide. */
export const toldMarket = {
  requestConnection: [
    [{ ...request, opportunityId: one }, 'Connection request to Asha Rao | about: Lantern Looms'],
    [
      { ...request, opportunityId: null, message: 'Hello.' },
      'Connection request to Asha Rao | message: Hello.',
    ],
  ],
  acceptConnection: [
    [{ connectionId: one }, 'Acceptance of the connection request from Asha Rao | about: Lantern Looms'],
    [{ connectionId: two }, 'Acceptance of the connection request from Kabir Sen'],
  ],
  declineConnection: [
    [
      { connectionId: one, reason: 'Full.' },
      'Decline of the connection request from Asha Rao | about: Lantern Looms; reason: Full.',
    ],
    [{ connectionId: two, reason: '' }, 'Decline of the connection request from Kabir Sen'],
  ],
  withdrawConnection: [
    [{ connectionId: one }, 'Withdrawal of the connection request to Asha Rao | about: Lantern Looms'],
    [{ connectionId: two }, 'Withdrawal of the connection request to Kabir Sen'],
  ],
  endConnection: [
    [{ connectionId: one }, 'End of the connection with Asha Rao | about: Lantern Looms'],
    [{ connectionId: two }, 'End of the connection with Kabir Sen'],
  ],
  sendMessage: [
    [
      { messageId: gone, connectionId: one, toName: 'Asha Rao', text: 'Hi' },
      'Message to Asha Rao | message: Hi',
    ],
    [
      { messageId: gone, connectionId: one, toName: 'Asha Rao', text: 'Yo' },
      'Message to Asha Rao | message: Yo',
    ],
  ],
  markRead: [
    [{ connectionId: one, upTo: 3 }, 'Messages from Asha Rao marked as read'],
    [{ connectionId: two, upTo: 3 }, 'Messages from Kabir Sen marked as read'],
  ],
  setBlocked: [
    [{ personId: gone, personName: 'Noor Das', on: true }, 'Noor Das blocked'],
    [{ personId: gone, personName: 'Noor Das', on: false }, 'Noor Das unblocked'],
  ],
  setShortlisted: [
    [{ ...note, on: true }, 'Your notes on Lantern Looms | put on the shortlist'],
    [{ ...note, on: false }, 'Your notes on Lantern Looms | taken off the shortlist'],
  ],
  setPipelineStage: [
    [{ ...note, stage: 'talking', passReasons: [] }, 'Your notes on Lantern Looms | stage: Talking'],
    [
      { ...note, stage: 'passed', passReasons: ['fit', 'team'] },
      'Your notes on Lantern Looms | stage: Passed, Does not fit me, Team',
    ],
  ],
  rateDeal: [
    [{ ...note, rating: 4 }, 'Your notes on Lantern Looms | rating: 4'],
    [{ ...note, rating: null }, 'Your notes on Lantern Looms | rating: none'],
  ],
  editDealNote: [
    [{ ...note, from: '', to: 'Ask.' }, 'Your notes on Lantern Looms | note: Ask.'],
    [{ ...note, from: 'Ask.', to: 'Call.' }, 'Your notes on Lantern Looms | note: Call.'],
  ],
  editReminder: [
    [
      { ...pitch, to: { remindOn: '2026-12-01', reminderNote: 'Call' } },
      'Your notes on Lantern Looms | reminder: 1 Dec 2026, Call',
    ],
    [{ ...pitch, to: { remindOn: null, reminderNote: '' } }, 'Your notes on Lantern Looms | reminder done'],
  ],
  recordInvestment: [
    [
      {
        ...invested,
        company: 'Tide Mills',
        amount: 500_000,
        currency: 'INR',
        investedOn: '2024-02-29',
        state: 'active',
      },
      'Investment recorded: Tide Mills | amount invested: ₹5,00,000; date: 29 Feb 2024; how it stands: Active',
    ],
    [
      {
        ...invested,
        company: 'Tide Mills',
        amount: 500_000,
        currency: 'USD',
        investedOn: '2024-02-29',
        state: 'lost',
      },
      'Investment recorded: Tide Mills | amount invested: $500,000; date: 29 Feb 2024; how it stands: Written off',
    ],
  ],
  editInvestment: [
    [
      { investmentId: one, from: {}, to: { amount: 2_500_000 } },
      'Investment changed: Tide Mills | amount invested: $2,500,000',
    ],
    [
      { investmentId: two, from: {}, to: { amount: 2_500_000, state: 'exited' } },
      'Investment changed: Kite Labs | amount invested: ₹25,00,000; how it stands: Exited',
    ],
  ],
  setInvestmentRemoved: [
    [{ investmentId: one, removed: true }, 'Investment removed: Tide Mills'],
    [{ investmentId: one, removed: false }, 'Investment put back: Tide Mills'],
  ],
  addApproach: [
    [{ ...source, name: 'Kite Fund' }, 'Your list of investors: Kite Fund | put on the list'],
    [{ ...source, name: 'Loom Fund' }, 'Your list of investors: Loom Fund | put on the list'],
  ],
  recordApproach: [
    [
      {
        approachId: gone,
        name: 'Kite Fund',
        kind: 'Angel',
        website: 'kite.example',
        place: 'Surat',
        stage: 'no',
        followUpOn: '2026-12-01',
        noReasons: ['too-early'],
        noWords: 'Come back.',
        note: 'Met at the fair.',
      },
      'Your list of investors: Kite Fund | written in; kind of investor: Angel; website: kite.example; place: Surat; stage of the approach: Said no; follow up on: 1 Dec 2026; why they said no: Too early for them; in their words: Come back.; notes: Met at the fair.',
    ],
    [
      { approachId: gone, name: 'Kite Fund', ...bare },
      'Your list of investors: Kite Fund | written in; stage of the approach: To approach',
    ],
  ],
  editApproach: [
    [
      { ...approach, from: {}, to: { followUpOn: '2026-12-01' } },
      'Your list of investors: Kite Fund | follow up on: 1 Dec 2026',
    ],
    [
      { ...approach, from: {}, to: { stage: 'talks' } },
      'Your list of investors: Kite Fund | stage of the approach: In talks',
    ],
  ],
  setApproachRemoved: [
    [{ ...approach, removed: true }, 'Your list of investors: Kite Fund | taken off the list'],
    [{ ...approach, removed: false }, 'Your list of investors: Kite Fund | put back on the list'],
  ],
  publishUpdate: [
    [
      { updateId: gone, opportunityId: one, title: 'Mill', text },
      'Update on Lantern Looms: Mill | what is new: What is new.',
    ],
    [
      { updateId: gone, opportunityId: two, title: 'Mill', text },
      'Update on Silk Works: Mill | what is new: What is new.',
    ],
  ],
  editUpdate: [
    [
      { updateId: one, from: {}, to: { text } },
      'Change of an update on Lantern Looms: A second mill | what is new: What is new.',
    ],
    [
      { updateId: two, from: {}, to: { title: 'Night' } },
      'Change of an update on Silk Works: By night | title: Night',
    ],
  ],
  setUpdateRemoved: [
    [{ updateId: one, removed: true }, 'Update on Lantern Looms taken back: A second mill'],
    [{ updateId: one, removed: false }, 'Update on Lantern Looms put back: A second mill'],
  ],
  reportAbuse: [
    [{ reportId: gone, ...told, reason: 'fraud' }, 'Report | about Kite Labs: Fraud or a scam'],
    [{ reportId: gone, ...told, reason: 'spam' }, 'Report | about Kite Labs: Spam'],
  ],
  reviewOpportunity: [
    [{ opportunityId: one, decision: 'approve', reason: '' }, 'Review of a pitch: Lantern Looms | approved'],
    [
      { opportunityId: two, decision: 'decline', reason: 'Too vague.' },
      'Review of a pitch: Silk Works | not approved; reason: Too vague.',
    ],
  ],
  decideReport: [
    [
      { reportId: one, state: 'acted', answer: 'Thanks.' },
      'Answer to a report: Kite Fund | we acted; answer: Thanks.',
    ],
    [{ reportId: two, state: 'dismissed', answer: '' }, 'Answer to a report: Loom Fund | dismissed'],
  ],
  saveArticle: [
    [
      { ...article, kind: 'guide', tags: ['terms', 'rounds'], published: true },
      'Article: Terms | kind: guide; summary: In short.; text: At length.; tags: terms, rounds; published: yes',
    ],
    [
      { ...article, kind: 'news', tags: [], published: false },
      'Article: Terms | kind: news; summary: In short.; text: At length.; published: no',
    ],
  ],
  saveTestimonial: [
    [
      { ...quote, userType: 'investor', rating: 5, published: true },
      'Testimonial: Asha Rao | published: yes; role: investor; stars: 5; what they say: It works.',
    ],
    [
      { ...quote, userType: 'investor', rating: 4, published: false },
      'Testimonial: Asha Rao | published: no; role: investor; stars: 4; what they say: It works.',
    ],
  ],
  sendContactMessage: [
    [{ ...message, message: 'How?', consent: true }, 'Message to Pankh: Export | message: How?'],
    [{ ...message, message: 'Why?', consent: true }, 'Message to Pankh: Export | message: Why?'],
  ],
  sendHelpMessage: [
    [{ ...message, message: 'How?' }, 'Message to Pankh: Export | message: How?'],
    [{ ...message, message: 'Why?' }, 'Message to Pankh: Export | message: Why?'],
  ],
  subscribeNewsletter: [
    [{ email: 'tara@people.example' }, 'Newsletter | subscription of tara@people.example'],
    [{ email: 'asha@people.example' }, 'Newsletter | subscription of asha@people.example'],
  ],
} satisfies Partial<ToldActions>;
