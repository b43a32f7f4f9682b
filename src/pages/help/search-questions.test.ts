import { expect, test } from 'vitest';
import { helpCenterFaq } from '#sync/ai/knowledge/help-center-faq.ts';
import { helpFaq } from '#sync/ai/knowledge/help-faq.ts';
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

test('no question is asked by both pages', () => {
  const all = [...helpFaq, ...helpCenterFaq].map(({ question }) => question);
  expect(new Set(all).size).toBe(all.length);
});

test('where an answer leads on stands beside it, not in it', () => {
  const found = helpCenterFaq.flatMap(({ question }) => searchQuestions(question));
  const leading = found.filter(({ more }) => more);
  expect(leading.length).toBeGreaterThan(4);
  for (const { answer, more } of leading) {
    expect(more?.href).toMatch(/^\/[a-z]/);
    expect(answer).not.toContain(more?.label);
  }
});

test('a question is found by where its answer leads on', () => {
  expect(searchQuestions('working offline').map(({ more }) => more?.label)).toEqual([
    'More on working offline',
  ]);
});

test('signs find nothing', () => {
  expect([...searchQuestions(''), ...searchQuestions('!^|'), ...searchQuestions('zzqqxx')]).toEqual([]);
});
