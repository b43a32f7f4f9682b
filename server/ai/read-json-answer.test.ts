import { expect, test } from 'vitest';
import { readJsonAnswer } from './read-json-answer.ts';

test.each([
  '{"score":1}',
  ' {"score":1}\n',
  '```json\n{"score":1}\n```',
  '```JSON {"score":1}```\n',
  '```\n\n{"score":1}\n```',
])('JSON is read bare and in a block of code: %j', (text) => {
  expect(readJsonAnswer(text)).toEqual({ score: 1 });
});

test.each(['', '```', '``````', '```json\n{"score":1}', '{"score":1', 'It is {"score":1}'])(
  '%j is no JSON',
  (text) => {
    expect(readJsonAnswer(text)).toBeUndefined();
  },
);

test('a block of code that holds next to nothing and does not end is read in no time', () => {
  const began = performance.now();
  // With a model's mark for many spaces at once an answer may have a hundred thousand.
  for (const length of [2_000, 100_000])
    expect(readJsonAnswer(`\`\`\`${' '.repeat(length)}x`)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(1_000);
});
