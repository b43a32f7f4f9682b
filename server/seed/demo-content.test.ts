import { expect, test } from 'vitest';
import { currencies, investorStages, investorTypes, pitchIndustries, pitchStages } from '#sync/catalog.ts';
import { accountSchema } from '#sync/records/account.ts';
import { articleSchema } from '#sync/records/article.ts';
import { companySchema } from '#sync/records/company.ts';
import { maxHighlights } from '#sync/records/draft.ts';
import { investorSchema } from '#sync/records/investor.ts';
import { investorProfileSchema } from '#sync/records/investor-profile.ts';
import { opportunitySchema } from '#sync/records/opportunity.ts';
import { testimonialSchema } from '#sync/records/testimonial.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';
import { demoContent } from './demo-content.ts';

const now = new Date('2026-02-03T04:05:06.000Z');
const content = demoContent(now);
const accounts = [...content.demoAccounts, ...content.backgroundAccounts];
const { opportunities, investors, testimonials, articles } = content;

test('there are 40 opportunities, 300 investors, 24 testimonials and 20 articles', () => {
  expect([opportunities, investors, testimonials, articles].map((rows) => rows.length)).toEqual([
    40, 300, 24, 20,
  ]);
  expect(Object.groupBy(articles, ({ kind }) => kind)).toMatchObject({
    guide: { length: 6 },
    research: { length: 5 },
    trend: { length: 5 },
    news: { length: 4 },
  });
});

test('every row is one its schema takes unchanged', () => {
  const createdAt = now.toISOString();
  for (const account of accounts)
    expect(accountSchema.parse({ ...account, createdAt })).toMatchObject(account);
  for (const [id, investor] of investors.entries()) {
    expect(investorSchema.parse({ id: id + 1, ...investor })).toMatchObject(investor);
  }
  for (const profile of content.investorProfiles) {
    const row = { ...profile, updatedAt: createdAt };
    expect(investorProfileSchema.parse(row)).toEqual(row);
  }
  for (const row of opportunities) expect(opportunitySchema.parse(row)).toEqual(row);
  for (const row of testimonials) expect(testimonialSchema.parse(row)).toEqual(row);
  for (const row of articles) expect(articleSchema.parse(row)).toEqual(row);
});

test('nobody’s phone is said to be verified who has none, and no number is a real one', () => {
  expect(accounts.every(({ phoneVerified }) => phoneVerified)).toBe(true);
  // Ofcom keeps +44 7700 900000 to 900999 for fiction.
  for (const { phone } of accounts) expect(phone).toMatch(/^\+447700900\d{3}$/);
});

test('no id, email, username or firm appears twice', () => {
  expectUnique([...accounts, ...opportunities, ...testimonials, ...articles].map(({ id }) => id));
  expectUnique(accounts.map(({ email }) => email));
  expectUnique(accounts.map(({ username }) => username));
  expectUnique(investors.map(({ name }) => name));
  expectUnique(investors.map(({ website }) => website));
});

test('the same now gives the same content, and nothing in it is later than now', () => {
  expect(demoContent(now)).toEqual(content);
  const moments = [
    ...opportunities.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ...testimonials.map(({ createdAt }) => createdAt),
    ...articles.map(({ publishedAt }) => publishedAt),
  ];
  expect(moments.filter((moment) => moment >= now.toISOString())).toEqual([]);
});

test('another now moves the dates and nothing else', () => {
  const later = demoContent(new Date(now.getTime() + 1000));
  expect(later.opportunities.map(({ id }) => id)).toEqual(opportunities.map(({ id }) => id));
  expect(later.articles[0]?.publishedAt).not.toBe(articles[0]?.publishedAt);
});

test('every opportunity belongs to a founder, by id and name; three to the one who can sign in', () => {
  const founders = new Map(
    accounts.filter(({ userType }) => userType === 'entrepreneur').map(({ id, fullName }) => [id, fullName]),
  );
  for (const { founderId, founderName } of opportunities) expect(founders.get(founderId)).toBe(founderName);
  const demoFounder = content.demoAccounts.find(({ userType }) => userType === 'entrepreneur');
  expect(opportunities.filter(({ founderId }) => founderId === demoFounder?.id)).toHaveLength(3);
});

test('every investor of the demo, and nobody else, says what they look for', () => {
  const investors = accounts.filter(({ userType }) => userType === 'investor').map(({ id }) => id);
  expect(content.investorProfiles.map(({ id }) => id).toSorted()).toEqual(investors.toSorted());
});

test('some rounds are full, for the page of funded companies', () => {
  const full = opportunities.filter(({ raisedAmount, totalRequired }) => raisedAmount === totalRequired);
  expect(full.map(({ status }) => status)).toEqual(['active', 'active']);
});

test('amounts are sane, and every industry, stage and currency of the pitch form occurs', () => {
  for (const { minInvestment, totalRequired, raisedAmount, highlights } of opportunities) {
    expect(minInvestment).toBeLessThanOrEqual(totalRequired);
    expect(raisedAmount).toBeLessThanOrEqual(totalRequired);
    expect(highlights.length).toBeGreaterThanOrEqual(2);
    expect(highlights.length).toBeLessThanOrEqual(Math.min(5, maxHighlights));
  }
  expect(new Set(opportunities.map(({ industry }) => industry))).toEqual(new Set(pitchIndustries));
  expect(new Set(opportunities.map(({ stage }) => stage))).toEqual(new Set(pitchStages));
  expect(new Set(opportunities.map(({ currency }) => currency))).toEqual(
    new Set(currencies.map(({ code }) => code)),
  );
});

test('three opportunities wait for review, the others are active', () => {
  expect(opportunities.filter(({ status }) => status === 'review')).toHaveLength(3);
  expect(opportunities.filter(({ status }) => status === 'active')).toHaveLength(37);
});

test('every deal that waits for review can be approved: its founder has told of the company', () => {
  const updatedAt = now.toISOString();
  const companies = new Map(
    content.companies.map((row) => [row.id, companySchema.parse({ ...row, updatedAt })]),
  );
  for (const { founderId, status } of opportunities)
    if (status === 'review') expect(isCompanyComplete(companies.get(founderId))).toBe(true);
});

test('a deal that everybody is shown tells how its company earns, where its founder has told', () => {
  const told = new Map(content.companies.map(({ id, businessModel }) => [id, businessModel]));
  const shown = opportunities.filter(({ founderId, status }) => status === 'active' && told.has(founderId));
  expect(shown.length).toBeGreaterThan(0);
  for (const { founderId, businessModel } of shown) expect(businessModel).toBe(told.get(founderId));
});

test('articles have three to six paragraphs', () => {
  for (const { title, body } of articles) {
    const count = body.split('\n\n').length;
    expect(count >= 3 && count <= 6, title).toBe(true);
  }
});

test('no website leads to a real host', () => {
  for (const { website } of investors) expect(new URL(website).hostname).toMatch(/^[a-z]+\.example$/);
});

test('every type and stage of the catalogue is in the directory, and no other', () => {
  const types: string[] = investorTypes.map(({ aliases }) => aliases[0]);
  expect(new Set(investors.map(({ investorType }) => investorType))).toEqual(new Set(types));
  const stages: string[] = investorStages.map(({ token }) => token);
  expect(new Set(investors.flatMap(({ stageOfInvestment }) => stageOfInvestment.split(',')))).toEqual(
    new Set(stages),
  );
});

test('a third of the firms sit in India, some amounts are unknown, theses are short and seldom alike', () => {
  const share = investors.filter(({ globalHQ }) => globalHQ.endsWith('India')).length / investors.length;
  expect(share).toBeCloseTo(0.35, 2);
  expect(investors.some(({ firstChequeMinimum }) => firstChequeMinimum === '')).toBe(true);
  expect(investors.some(({ investmentThesis }) => /\blead\b/i.test(investmentThesis))).toBe(true);
  for (const { investmentThesis } of investors) {
    expect(investmentThesis.length).toBeGreaterThanOrEqual(100);
    expect(investmentThesis.length).toBeLessThanOrEqual(400);
  }
  expectUnique(investors.map(({ investmentThesis }) => investmentThesis));
});

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}
