import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { noteInAudit } from '../db/audit.ts';
import { storeCompany } from '../testing/accounts.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let mailsTo: ReturnType<typeof desk>['mailsTo'];
let person: ReturnType<typeof desk>['person'];
let pitchOf: ReturnType<typeof desk>['pitchOf'];
let send: ReturnType<typeof desk>['send'];
let shownTo: ReturnType<typeof desk>['shownTo'];
beforeEach(async () => {
  server = await testServer();
  ({ mailsTo, person, pitchOf, send, shownTo } = desk(server));
});
afterEach(() => server.close());

test('a pitch is public once an admin has approved it, its founder gets a mail, and the audit log says who did it', async () => {
  const [founder, admin, stranger] = [
    await person(),
    await person({ userType: 'admin', fullName: 'Vasudha Nambi' }),
    await person(),
  ];
  const opportunityId = await pitchOf(founder, { company: true });
  expect(await shownTo(stranger, 'opportunities')).toEqual([]);
  expect((await shownTo(admin, 'opportunities')).map(({ id }) => id)).toEqual([opportunityId]);
  const args = { opportunityId, decision: 'approve', reason: '' };
  expect(await send(admin, 'reviewOpportunity', args)).toMatchObject({ result: 'applied' });
  expect(await shownTo(stranger, 'opportunities')).toMatchObject([{ id: opportunityId, status: 'active' }]);
  expect(await mailsTo(founder.email)).toContain('Everybody can see it now.');
  const { body } = await server.call('GET', '/api/admin/audit?action=reviewOpportunity', {
    cookie: admin.cookie,
  });
  expect(body).toMatchObject([{ adminName: 'Vasudha Nambi', rowId: opportunityId, detail: 'approve' }]);
});

test.each(['openvc_2026', '100%', 'a\\b'])(
  'the audit log finds "%s" as it was typed, and nothing else',
  async (typed) => {
    const { cookie } = await person({ userType: 'admin' });
    const details = ['openvc_2026.csv', 'openvc-2026.csv', 'Of 100%', 'Of 100', 'The a\\b', 'The ab'];
    await server.database.write.transaction().execute(async (trx) => {
      for (const detail of details) {
        const admin = { id: null, fullName: 'Vasudha Nambi' };
        await noteInAudit(
          trx,
          { admin, action: 'importList', tableName: 'x', rowId: 'y', detail },
          server.now(),
        );
      }
    });
    const { body } = await server.call('GET', `/api/admin/audit?q=${encodeURIComponent(typed)}`, { cookie });
    expect(body).toMatchObject([{ detail: expect.stringContaining(typed) }]);
  },
);

test('a declined pitch goes back to its founder with the reason, which nobody else is shown', async () => {
  const [founder, admin, investor] = [
    await person(),
    await person({ userType: 'admin' }),
    await person({ userType: 'investor' }),
  ];
  const opportunityId = await pitchOf(founder, { company: true });
  const declined = { opportunityId, decision: 'decline', reason: 'The figures do not add up.' };
  expect(await send(admin, 'reviewOpportunity', { ...declined, reason: ' ' })).toMatchObject({
    failure: { message: 'Please give a reason: the founder reads it.', field: 'reason' },
  });
  await send(admin, 'reviewOpportunity', declined);
  expect(await shownTo(founder, 'opportunities')).toMatchObject([{ reviewNote: declined.reason }]);
  expect(await shownTo(investor, 'opportunities')).toEqual([]);
  await send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: 'Put right.' });
  const [seen] = await shownTo(investor, 'opportunities');
  expect(seen).not.toHaveProperty('reviewNote');
});

test('a pitch is not public before its founder has told all of the company', async () => {
  const [founder, admin, stranger] = [await person(), await person({ userType: 'admin' }), await person()];
  const opportunityId = await pitchOf(founder);
  const args = { opportunityId, decision: 'approve', reason: '' };
  expect(await send(admin, 'reviewOpportunity', args)).toMatchObject({
    result: 'refused',
    failure: { code: 'company-incomplete' },
  });
  expect(await shownTo(stranger, 'opportunities')).toEqual([]);
  expect(await mailsTo(founder.email)).toBe('');
  await storeCompany(server, founder.id);
  expect(await send(admin, 'reviewOpportunity', args)).toMatchObject({ result: 'applied' });
});

test('a founder who wants no mail about reviews gets none', async () => {
  const [founder, admin] = [await person(), await person({ userType: 'admin' })];
  await send(founder, 'setNotification', { kind: 'reviews', on: false });
  const opportunityId = await pitchOf(founder, { company: true });
  await send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '' });
  expect(await mailsTo(founder.email)).toBe('');
});

test.each([
  ['reviewOpportunity', { opportunityId: newId(), decision: 'approve', reason: '' }],
  ['decideReport', { reportId: newId(), state: 'acted', answer: '' }],
  [
    'saveArticle',
    {
      articleId: newId(),
      kind: 'news',
      title: 'a',
      summary: 'b',
      body: 'c',
      source: '',
      tags: [],
      published: true,
    },
  ],
  [
    'saveTestimonial',
    {
      testimonialId: newId(),
      userType: 'investor',
      rating: 5,
      content: 'a',
      fullName: 'b',
      location: '',
      published: true,
    },
  ],
])('%s is for admins alone', async (name, args) => {
  for (const userType of ['investor', 'entrepreneur'] as const) {
    expect(await send(await person({ userType }), name, args)).toMatchObject({
      result: 'refused',
      failure: { code: 'not-found' },
    });
  }
  expect(await server.database.read.selectFrom('articles').selectAll().execute()).toEqual([]);
  expect(await server.database.read.selectFrom('testimonials').selectAll().execute()).toEqual([]);
});

const id = newId();
test.each([
  ['GET', '/api/admin/accounts'],
  ['POST', `/api/admin/accounts/${id}/decision`],
  ['GET', `/api/admin/accounts/${id}/certificate`],
  ['GET', '/api/admin/subscriptions'],
  ['POST', `/api/admin/subscriptions/${id}/decision`],
  ['GET', '/api/admin/messages'],
  ['GET', '/api/admin/directory'],
  ['GET', '/api/admin/audit'],
])('%s %s has nothing for whoever is no admin', async (method, path) => {
  const options = method === 'POST' ? { body: { decision: 'approve' } } : {};
  expect((await server.call(method, path, options)).status).toBe(401);
  const { cookie } = await person({ userType: 'investor' });
  expect((await server.call(method, path, { ...options, cookie })).status).toBe(404);
});

test('an article is shown to everybody only once it is published', async () => {
  const [admin, reader] = [await person({ userType: 'admin' }), await person()];
  const article = {
    articleId: newId(),
    kind: 'guide',
    title: 'Rain',
    summary: 's',
    body: 'b',
    source: '',
    tags: [],
  };
  await send(admin, 'saveArticle', { ...article, published: false });
  expect(await shownTo(reader, 'articles')).toEqual([]);
  expect(await shownTo(admin, 'articles')).toMatchObject([{ title: 'Rain' }]);
  await send(admin, 'saveArticle', { ...article, published: true });
  expect(await shownTo(reader, 'articles')).toMatchObject([{ title: 'Rain' }]);
});

test('two admins who change different fields of an article both have their way, and the log tells of it by its title', async () => {
  const [admin, other] = [await person({ userType: 'admin' }), await person({ userType: 'admin' })];
  const articleId = newId();
  const words = { kind: 'guide', title: 'Rain', summary: 's', body: 'b', source: '', tags: [] };
  await send(admin, 'saveArticle', { articleId, ...words, published: true });
  await send(admin, 'saveArticle', { articleId, from: { title: 'Rain' }, to: { title: 'Storm' } });
  await send(other, 'saveArticle', { articleId, from: { summary: 's' }, to: { summary: 'It poured.' } });
  expect(
    await send(other, 'saveArticle', { articleId, from: { title: 'Rain' }, to: { title: 'Hail' } }),
  ).toMatchObject({ result: 'refused', failure: { code: 'changed-elsewhere', field: 'title' } });
  expect(await shownTo(admin, 'articles')).toMatchObject([{ title: 'Storm', summary: 'It poured.' }]);
  const { body } = await server.call('GET', '/api/admin/audit?action=saveArticle', { cookie: admin.cookie });
  const storm = { detail: 'published: Storm' };
  expect(body).toMatchObject([storm, storm, { detail: 'published: Rain' }]);
});

test('a report is seen by its reporter and the admins alone, and its answer reaches the reporter', async () => {
  const [reporter, admin] = [await person(), await person({ userType: 'admin' })];
  const stranger = await person({ userType: 'investor' });
  const reportId = newId();
  const told = {
    subject: 'person',
    subjectId: stranger.id,
    subjectName: 'Somebody',
    reason: 'fraud',
    detail: 'x',
  };
  await send(reporter, 'reportAbuse', { reportId, ...told });
  expect(await shownTo(stranger, 'reports')).toEqual([]);
  expect(await shownTo(admin, 'reports')).toMatchObject([{ id: reportId, state: 'open' }]);
  await send(admin, 'decideReport', { reportId, state: 'acted', answer: 'Thank you.' });
  expect(await shownTo(reporter, 'reports')).toMatchObject([{ state: 'acted', answer: 'Thank you.' }]);
  expect(await send(admin, 'decideReport', { reportId, state: 'dismissed', answer: '' })).toMatchObject({
    failure: { code: 'already-answered' },
  });
});
