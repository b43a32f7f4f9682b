import { expect, test } from 'vitest';
import { rules } from './answerer.ts';
import { evaluate } from './evaluate.ts';
import { evaluationPitches } from './pitches.ts';
import { dealQuestions, helpQuestions } from './questions.ts';

test('the set has sixty pitches and sixty questions, none of them twice', () => {
  expect(new Set(evaluationPitches.map(({ id }) => id)).size).toBe(60);
  const questions = [...helpQuestions, ...dealQuestions].map(({ question }) => question);
  expect(new Set(questions).size).toBe(60);
});

test('what the rules answer has lost none of its properties', async () => {
  const outcomes = await evaluate(rules);
  const held = outcomes.map(({ property, held, of }) => `${held} of ${of}: ${property}`);
  expect(held).toEqual([
    '60 of 60: answers with a valid analysis',
    '60 of 60: score is in the expected range',
    '59 of 60: risk is one of the expected levels',
    '40 of 40: concerns speak of everything that was left out',
    '48 of 48: concerns do not speak of what is told well',
    '8 of 8: a promise or an order in the text is a concern',
    '60 of 60: nothing advises to buy or promises a return',
    '60 of 60: no markup and no order of the pitch is repeated',
    '12 of 12: an order, a promise or a contradiction never raises the score',
    '44 of 44: a question leads first to what answers it',
    '19 of 19: the answer says what it must',
    '48 of 48: no answer advises to buy or promises a return',
    '12 of 12: the deal that is meant is among the first three',
    '18 of 24: further: a question written after the rules leads first to what answers it',
    '8 of 8: further: a question outside our field gets no answer made up',
  ]);
});
