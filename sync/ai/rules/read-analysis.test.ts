import { expect, test } from 'vitest';
import { analysisSchema } from '../analysis.ts';
import { readAnalysis } from './read-analysis.ts';

const whole = {
  score: 72,
  riskLevel: 'Moderate',
  marketPotential: 'High',
  summary: 'Clear.',
  keyStrengths: ['Paying customers'],
  concerns: ['No team named'],
  recommendations: ['Ask for bank statements'],
};

test('an answer in our own shape is taken as it is', () => {
  expect(readAnalysis(whole)).toEqual(whole);
});

test('strengths, weaknesses and one recommendation as text are read', () => {
  const { keyStrengths: strengths, concerns: weaknesses, recommendations: _, ...rest } = whole;
  expect(readAnalysis({ ...rest, strengths, weaknesses, recommendation: 'Ask for bank statements' })).toEqual(
    whole,
  );
  expect(readAnalysis({ ...rest, recommendation: '- One\n- Two' })?.recommendations).toEqual(['One', 'Two']);
});

test('risk as a number: to 2 Low, to 3 Moderate, above High', () => {
  const read = [0, 2, 2.5, 3, 3.1, 5, '2'].map(
    (riskLevel) => readAnalysis({ ...whole, riskLevel })?.riskLevel,
  );
  expect(read).toEqual(['Low', 'Low', 'Moderate', 'Moderate', 'High', 'High', 'Low']);
});

test('market as a number: from 4 High, from 3 Moderate, below Low', () => {
  const read = [5, 4, 3.9, 3, 2.9, '4'].map(
    (marketPotential) => readAnalysis({ ...whole, marketPotential })?.marketPotential,
  );
  expect(read).toEqual(['High', 'High', 'Moderate', 'Moderate', 'Low', 'High']);
});

test('levels are read whatever their case and the words around them', () => {
  const read = ['HIGH', 'medium risk', 'Low to Moderate', 'low'].map(
    (riskLevel) => readAnalysis({ ...whole, riskLevel })?.riskLevel,
  );
  expect(read).toEqual(['High', 'Moderate', 'Moderate', 'Low']);
});

test('a score beyond the scale is brought to its end, and a text with one is read', () => {
  const read = [999, -5, 71.6, '85', '85/100', '85 %', Number.POSITIVE_INFINITY].map(
    (score) => readAnalysis({ ...whole, score })?.score,
  );
  expect(read).toEqual([100, 0, 72, 85, 85, 85, 100]);
});

test('markup is taken off, and what is too long is cut to what the schema allows', () => {
  const read = readAnalysis({
    ...whole,
    summary: `<script>alert(1)</script>${'x'.repeat(9_000)}`,
    concerns: ['<b>No</b> team', 'y'.repeat(900), 7, null, ...Array.from({ length: 20 }, () => 'More')],
  });
  expect(read?.summary).not.toContain('<');
  expect(read?.concerns[0]).toBe('No team');
  expect(read?.concerns).toHaveLength(8);
  expect(analysisSchema.safeParse(read).success).toBe(true);
});

test('the marks of a list are taken off, the figures that a sentence begins with are not', () => {
  const marked = [
    '- One',
    '* Two',
    '• Three',
    '1. Four',
    '2) Five',
    '(3) Six',
    '10. Seven',
    '4. 20 shops pay.',
  ];
  const figures = [
    '1.5 crore is asked for.',
    '20 customers pay today.',
    '3 of 5 pilots pay.',
    '50 lakh is little.',
    '10-15 % churn.',
    '6-month plan.',
    '-15 % in a year.',
    '(2 of 3) founders stay.',
  ];
  const read = readAnalysis({ ...whole, keyStrengths: marked, concerns: figures });
  expect(read?.keyStrengths).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    '20 shops pay.',
  ]);
  expect(read?.concerns).toEqual(figures);
});

test('what is no analysis is null', () => {
  const others = [
    null,
    undefined,
    7,
    'text',
    [],
    [whole],
    {},
    { ...whole, score: 'many' },
    { ...whole, riskLevel: {} },
    { ...whole, summary: '' },
  ];
  for (const other of others) expect(readAnalysis(other)).toBeNull();
});
