import { expect, test } from 'vitest';
import { searchQuestions } from './search-questions.ts';

const marked = (text: string, ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([start, end]) => text.slice(start, end));

test('a question is found by words of its own and of its answer, which are marked', () => {
  const [found] = searchQuestions('MINIMUM card');
  expect(found?.question).toBe('What is the minimum investment?');
  expect(marked(found?.question ?? '', found?.questionRanges ?? [])).toEqual(['minimum']);
  expect(marked(found?.answer ?? '', found?.answerRanges ?? [])).toEqual(['Minimum', 'card']);
});

test('what asks with the words comes before what only answers with them', () => {
  const questions = searchQuestions('cost').map(({ question }) => question);
  expect(questions[0]).toBe('What does Pankh cost?');
});

test('a question that both pages ask is found once, and signs find nothing', () => {
  const all = searchQuestions('e').map(({ question }) => question);
  expect(new Set(all).size).toBe(all.length);
  expect([...searchQuestions(''), ...searchQuestions('!^|'), ...searchQuestions('zzqqxx')]).toEqual([]);
});
