import { expect, test } from 'vitest';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { enhanceDescriptionEndpoint } from '../../endpoints/ai.ts';
import { improveByRules, templateDescription } from './improve-description.ts';

const industry = 'Food & Beverage';
const improve = (description: string, targetAudience = 'investors') =>
  improveByRules({ description, industry, targetAudience });
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const withoutBrackets = (text: string) => text.replace(/\[[^\]]*\]/g, '');

const description =
  'this round pays for two engineers and 300 testers!!! We sell a milk tester to dairies for ₹1.5 lakh. Small dairies lose milk because nobody can test it. Dr. Anvi Pathare worked for nine years in a dairy';

test('sentences stand in the order in which they are best read, tidied', () => {
  expect(improve(description).split('\n\n')).toEqual([
    'Small dairies lose milk because nobody can test it.',
    '[What do you make or do, in one sentence?]',
    'We sell a milk tester to dairies for ₹1.5 lakh.',
    '[What has been tested, sold or signed so far, and since when?]',
    'Dr. Anvi Pathare worked for nine years in a dairy.',
    '[How many such customers are there, and what do they use instead today?]',
    '[What could go wrong, and what will you do about it?]',
    'This round pays for two engineers and 300 testers.',
  ]);
});

test('no word is added or lost outside the brackets, and no figure inside them', () => {
  for (const deal of demoOpportunities(new Date('2026-11-01T00:00:00.000Z'))) {
    const improved = improve(deal.description);
    expect(words(withoutBrackets(improved)).toSorted()).toEqual(words(deal.description).toSorted());
    expect((improved.match(/\[[^\]]*\]/g) ?? []).join('')).not.toMatch(/\d/);
  }
});

test('improving twice is improving once', () => {
  const once = improve(description);
  expect(improve(once)).toBe(once);
});

test('a promise and big words are asked about, and stay for the founder to take out', () => {
  const improved = improve('Our world-class app guarantees 30 % returns. Farmers pay ₹99.');
  expect(improved).toContain('guarantees 30 % returns');
  expect(improved).toContain('[Take out the promise');
  expect(improved).toContain('[Which fact');
});

test('customers are not asked for what only investors want to know', () => {
  expect(improve('We sell tea.', 'customers')).not.toContain('milestone');
  expect(improve('We sell tea.', 'investors')).toContain('milestone');
});

test('the template has a heading over each part, and the same sentences', () => {
  const template = templateDescription({ description, industry, targetAudience: 'investors' });
  expect(template).toMatch(/^The problem\nSmall dairies lose milk/);
  expect(template).toContain('What the money is for\nThis round pays');
});

test.each([
  '',
  '<b>bold</b> <script>x()</script>',
  'a'.repeat(20_000),
  '\u202eevil',
  '…',
  'x. '.repeat(6_000),
])('hostile text stays what it is and fits the reply: %#', (text) => {
  const enhanced = improve(text);
  const reply = { enhanced, enhancedDescription: enhanced, source: 'rules' };
  expect(enhanceDescriptionEndpoint.reply.safeParse(reply).success).toBe(true);
  for (const word of words(text)) expect(words(enhanced)).toContain(word);
});

test('marks that are many and end nothing are read in no time: the server answers nobody else meanwhile', () => {
  const began = performance.now();
  for (const mark of ['!', '?', '.']) improve(`We sell${mark.repeat(19_000)}tea`);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(improve('We sell tea!!! To whom?? All...')).toMatch(/^To whom\? All\.[^]*^We sell tea\.$/m);
});

test('a Hindi description keeps its words and its own full stop', () => {
  expect(improve('किसानों को नुकसान होता है')).toContain('किसानों को नुकसान होता है।');
});
