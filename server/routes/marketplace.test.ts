import { afterEach, beforeEach, expect, test } from 'vitest';
import { opportunityReplySchema } from '#sync/endpoints/marketplace.ts';
import { newId } from '#sync/ids.ts';
import { readRow } from '../db/records.ts';
import { writeChanges } from '../syncing/write.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { whileWriting } from '../testing/while-writing.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
let investor: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({ fullName: 'Zoya Merchant' });
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

const pitch = {
  title: 'Rain Ledger',
  description: 'Counts the rain that a roof collects, and sells what is left over.',
  industry: 'CleanTech',
  stage: 'Seed',
  location: 'Jaipur',
  totalRequired: 3_000_000,
  minInvestment: 100_000,
  currency: 'INR',
  entrepreneurId: 1,
  highlights: [' 40 roofs ', '', 'Two patents'],
};

const post = (body: object, { cookie } = founder) =>
  server.call('POST', '/api/opportunities', { body, cookie });
const list = (query = '', { cookie } = investor) =>
  server.call('GET', `/api/opportunities${query}`, { cookie });

test("the spec's payload submits a pitch in the name of the session, and it waits for its review, whatever it says of these", async () => {
  const notTheirs = {
    entrepreneurId: newId(),
    status: 'active',
    raisedAmount: 2_000_000,
    raisedPercentage: 66,
  };
  const answer = await post({ ...pitch, ...notTheirs });
  const { entrepreneurId: _, ...same } = pitch;
  expect(answer).toMatchObject({
    status: 200,
    body: {
      ...same,
      entrepreneurId: founder.id,
      highlights: ['40 roofs', 'Two patents'],
      status: 'review',
      raisedAmount: 0,
      raisedPercentage: 0,
    },
  });
  expect(await desks.shownTo(investor, 'opportunities')).toMatchObject([
    { title: 'Rain Ledger', founderId: founder.id },
  ]);
});

test('a pitch without highlights says null or nothing, and is in rupees where it does not say', async () => {
  const { highlights: _, currency: __, ...bare } = pitch;
  expect(await post({ ...bare, highlights: null })).toMatchObject({
    status: 200,
    body: { highlights: [], currency: 'INR' },
  });
  expect(await post({ ...bare, title: 'Rain Ledger II' })).toMatchObject({
    status: 200,
    body: { highlights: [] },
  });
});

test('a highlight that comes in two lines is kept as one, and can be edited', async () => {
  const { body } = await post({ ...pitch, highlights: ['Revenue\ndoubled'] });
  const { id } = opportunityReplySchema.parse(body);
  expect(body).toMatchObject({ highlights: ['Revenue doubled'] });
  const edits = { from: { highlights: ['Revenue doubled'] }, to: { highlights: ['Revenue tripled'] } };
  const args = { opportunityId: id, dealTitle: pitch.title, ...edits };
  expect(await desks.send(founder, 'editOpportunity', args)).toMatchObject({ result: 'applied' });
});

test.each(['INR', 'EUR', 'AED'])('an amount may be in %s', async (currency) => {
  expect(await post({ ...pitch, currency })).toMatchObject({ status: 200, body: { currency } });
});

test.each(['1$2', 'inr', '   ', 'RUPEES'])('"%s" is no currency', async (currency) => {
  expect(await post({ ...pitch, currency })).toMatchObject({ status: 400, body: { field: 'currency' } });
});

test('the same pitch twice is one pitch', async () => {
  const [first, second] = [await post(pitch), await post(pitch)];
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect((await list()).body).toHaveLength(1);
});

test('the same pitch twice at the same moment is one pitch', async () => {
  const answers = await whileWriting(server, () => Promise.all([post(pitch), post(pitch)]));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect((await list()).body).toHaveLength(1);
});

test('a highlight that is said twice counts once, and the same pitch twice is one pitch', async () => {
  const nine = Array.from({ length: 9 }, (_, at) => `Roof ${at}`);
  const twice = { ...pitch, highlights: ['40 roofs', ...nine, ' 40 roofs '] };
  const [first, second] = [await post(twice), await post(twice)];
  expect(first).toMatchObject({ status: 200, body: { highlights: ['40 roofs', ...nine] } });
  expect(second).toMatchObject({ status: 200, body: first.body });
});

test.each([
  [{ title: ' ' }, 400, 'Missing information - Please fill in all required fields.'],
  [
    { minInvestment: 3_000_001 },
    400,
    'Invalid investment amounts - Minimum investment cannot be greater than total required.',
  ],
  [
    { highlights: Array.from({ length: 11 }, (_, at) => `Roof ${at}`) },
    400,
    'A pitch has at most 10 highlights.',
  ],
])('a pitch with %j is refused, and nothing of it is kept', async (fault, status, message) => {
  expect(await post({ ...pitch, ...fault })).toMatchObject({ status, body: { message } });
  expect(await desks.shownTo(founder, 'drafts')).toEqual([]);
});

const texts = ['title', 'description', 'industry', 'stage', 'location'] as const;
const required = [...texts, 'totalRequired', 'minInvestment'] as const;
test.each([
  ...required.map((field) => [field, undefined] as const),
  ...required.map((field) => [field, null] as const),
  ...texts.map((field) => [field, ''] as const),
  ...texts.map((field) => [field, ' \n '] as const),
])('%s as %j is missing, in the words of the spec', async (field, value) => {
  const message = 'Missing information - Please fill in all required fields.';
  expect(await post({ ...pitch, [field]: value })).toMatchObject({
    status: 400,
    body: { code: 'invalid', message, field },
  });
});

test.each([
  ['totalRequired', '25 lakh'],
  ['minInvestment', 0],
  ['minInvestment', 10.5],
])('%s as %j is refused by its name', async (field, value) => {
  expect(await post({ ...pitch, [field]: value })).toMatchObject({ status: 400, body: { field } });
});

test('only entrepreneurs submit, and only once they are verified', async () => {
  expect(await post(pitch, investor)).toMatchObject({ status: 409, body: { code: 'entrepreneurs-only' } });
  const newcomer = await desks.person({ phoneVerified: false });
  expect(await post(pitch, newcomer)).toMatchObject({ status: 403, body: { code: 'not-verified' } });
  expect((await list()).body).toEqual([]);
});

test('the eleventh pitch of a day is put off, with a time to come back', async () => {
  for (let nth = 1; nth <= 10; nth += 1)
    expect((await post({ ...pitch, title: `Rain Ledger ${nth}` })).status).toBe(200);
  const answer = await post({ ...pitch, title: 'Rain Ledger 11' });
  expect(answer).toMatchObject({ status: 429, body: { code: 'daily-limit' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('pitches submitted while the clock was ahead hold up none once it is right', async () => {
  for (let nth = 1; nth <= 10; nth += 1) await post({ ...pitch, title: `Rain Ledger ${nth}` });
  const createdAt = new Date(Date.parse(server.now()) + 24 * 3_600_000).toISOString();
  await server.database.write.updateTable('opportunities').set({ createdAt }).execute();
  expect((await post({ ...pitch, title: 'Rain Ledger 11' })).status).toBe(200);
});

test('a deal in review is listed to verified investors, and to nobody else', async () => {
  const newcomer = await desks.person({ userType: 'investor', emailVerified: false });
  await post(pitch);
  expect((await list()).body).toMatchObject([{ title: 'Rain Ledger', status: 'review' }]);
  for (const cookie of ['', newcomer.cookie])
    expect((await server.call('GET', '/api/opportunities', { cookie })).body).toEqual([]);
});

test.each([
  ['?industry=CleanTech&stage=&location=', ['Rain Ledger']],
  ['?industry=FinTech', ['Mill Purse']],
  ['?stage=Growth', ['Mill Purse']],
  ['?location=jaipur', ['Rain Ledger']],
  ['?minAmount=3000001', ['Mill Purse']],
  ['?maxAmount=3000000', ['Rain Ledger']],
  ['?industry=FinTech&maxAmount=3000000', []],
])('the list asked with %s holds %j', async (query, titles) => {
  await post(pitch);
  const other = { title: 'Mill Purse', industry: 'FinTech', stage: 'Growth', location: 'Pune' };
  await post({ ...pitch, ...other, totalRequired: 9_000_000 });
  const { body } = await list(query);
  expect((body as { title: string }[]).map(({ title }) => title)).toEqual(titles); // the contract's reply
});

test.each([
  ['?minAmount=abc', 'minAmount'],
  ['?maxAmount=-5', 'maxAmount'],
  ['?minAmount=25%20lakh', 'minAmount'],
  ['?maxAmount=1e7', 'maxAmount'],
  ['?industry=FinTech&industry=SaaS', 'industry'],
  ['?sector=FinTech', 'sector'],
])('a list asked with %s is refused by the name of what is wrong', async (query, field) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid', field } });
});

test('the list names the founder and the part raised in whole percent, not what a reviewer said', async () => {
  const opportunityId = await desks.pitchOf(founder, { company: true });
  const admin = await desks.person({ userType: 'admin' });
  const decision = { opportunityId, decision: 'approve', reason: 'Figures seen.' };
  expect(await desks.send(admin, 'reviewOpportunity', decision)).toMatchObject({ result: 'applied' });
  const deal = await readRow(server.database.read, 'opportunities', opportunityId);
  if (!deal) throw new Error('The deal is not there');
  const row = { ...deal, raisedAmount: 1_249_999 };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'opportunities', id: row.id, row }], server.now()));
  const { body } = await server.call('GET', '/api/opportunities');
  expect(body).toMatchObject([{ id: opportunityId, entrepreneurId: founder.id, raisedPercentage: 49 }]);
  for (const hidden of ['founderId', 'founderName', 'reviewNote'])
    expect(body).not.toMatchObject([{ [hidden]: expect.anything() }]);
});

test('a deal that everybody may see is answered by its id, with the part raised in whole percent', async () => {
  const opportunityId = await desks.pitchOf(founder, { company: true });
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(admin, 'reviewOpportunity', {
    opportunityId,
    decision: 'approve',
    reason: 'Figures seen.',
  });
  const answer = await server.call('GET', `/api/opportunities/${opportunityId}`);
  expect(answer).toMatchObject({
    status: 200,
    body: { id: opportunityId, entrepreneurId: founder.id, status: 'active', raisedPercentage: 0 },
  });
  expect(opportunityReplySchema.parse(answer.body)).toEqual(answer.body);
  const [listed] = (await list()).body as object[]; // the contract's reply
  expect(answer.body).toEqual(listed);
});

test('a deal that is not there, or not shown to who asks, is not found', async () => {
  const notFound = { status: 404, body: { code: 'not-found', message: 'Investment Opportunity Not Found' } };
  for (const id of [newId(), 'no-id'])
    expect(await server.call('GET', `/api/opportunities/${id}`)).toMatchObject(notFound);
  const { body } = await post(pitch);
  const { id } = opportunityReplySchema.parse(body);
  const asked = ({ cookie }: { cookie: string }) =>
    server.call('GET', `/api/opportunities/${id}`, { cookie });
  const other = await desks.person();
  for (const who of [{ cookie: '' }, other]) expect(await asked(who)).toMatchObject(notFound);
  for (const who of [investor, founder])
    expect(await asked(who)).toMatchObject({ status: 200, body: { id, status: 'review' } });
});
