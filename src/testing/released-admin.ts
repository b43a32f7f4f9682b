import {
  account,
  adminId,
  at,
  based,
  deal,
  dealId,
  doneAt,
  entry,
  id,
  investorId,
  type Rows,
  reviewedDeal,
} from './released-world.ts';

const waiting = { ...reviewedDeal, status: 'review' };
const report = {
  id: id(60),
  reporterId: investorId,
  subject: 'opportunity',
  subjectId: dealId,
  subjectName: 'Monsoon Mills',
  reason: 'misleading',
  detail: 'Thirty looms.',
  at,
  state: 'open',
  answer: '',
  decidedAt: null,
};
const article = {
  kind: 'guide',
  title: 'What a pitch needs',
  summary: 'Three things.',
  body: 'Looms.\n\nPeople.',
  source: 'Pankh',
  tags: ['Pitching'],
  published: true,
};
const praise = {
  userType: 'investor',
  rating: 5,
  content: 'I found my first mill here.',
  fullName: 'Ravi Thakarwala',
  location: 'Kochi',
  published: false,
};
const answered = { state: 'dismissed', answer: 'We counted forty.' };

/** What each version added to an admin's device, or stored in another shape. */
export const adminRows: Rows[] = [
  {
    accounts_1: [account(adminId, 'admin', 'Dev Charkhawala')],
    opportunities_1: [deal],
    named: [{ key: `opportunities/${dealId}` }],
  },
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  {
    opportunities_1: [{ ...waiting, status: 'active', updatedAt: doneAt }],
    reports_1: [{ ...report, ...answered, decidedAt: doneAt }],
    articles_1: [{ id: id(61), ...article, publishedAt: doneAt }],
    testimonials_1: [{ id: id(62), ...praise, createdAt: doneAt }],
    base: [
      based(`opportunities/${dealId}`, waiting),
      based(`reports/${report.id}`, report),
      based(`articles/${id(61)}`),
      based(`testimonials/${id(62)}`),
    ],
    outbox: [
      entry(
        1,
        'reviewOpportunity',
        {
          opportunityId: dealId,
          decision: 'approve',
          reason: '',
          seen: 'eb9b4050-8643-5252-a762-cdd8f819655c',
        },
        [`opportunities/${dealId}`],
      ),
      entry(2, 'decideReport', { reportId: report.id, ...answered }, [`reports/${report.id}`]),
      entry(3, 'saveArticle', { articleId: id(61), ...article }, [`articles/${id(61)}`]),
      entry(4, 'saveTestimonial', { testimonialId: id(62), ...praise }, [`testimonials/${id(62)}`]),
    ],
  },
  {},
  {},
  {},
];
