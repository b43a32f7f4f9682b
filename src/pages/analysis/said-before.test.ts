import { expect, test } from 'vitest';
import type { Ask } from '#src/data/person-db.ts';
import { newId } from '#sync/ids.ts';
import { saidBefore } from './said-before.ts';

function turn(question: string, message?: string): Ask {
  const reply = message && { message, response: message, references: [], source: 'ai' };
  const where = { context: 'ai-analysis', href: '/ai-analysis', input: {} };
  return { id: newId(), task: 'chat', question, ...where, ...(reply && { reply }) };
}

test('the last five things said go along, the oldest first, questions and answers apart', () => {
  const asks = [turn('one', 'first'), turn('two', 'second'), turn('three', 'third')];
  expect(saidBefore(asks).map(({ sender, content }) => `${sender} ${content}`)).toEqual([
    'ai first',
    'user two',
    'ai second',
    'user three',
    'ai third',
  ]);
});

test('a question that nobody answered was not said to anybody', () => {
  expect(saidBefore([turn('one')])).toEqual([]);
});
