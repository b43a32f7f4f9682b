import { expect, test } from 'vitest';
import type { Ask } from '#src/data/database/person-db.ts';
import { chatEndpoint } from '#sync/endpoints/ai.ts';
import { newId } from '#sync/ids.ts';
import { saidBefore } from './said-before.ts';
import { widgetContext } from './use-chat.ts';

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

test('the widget says where it is asked, and from the second question on what was said before', () => {
  expect(widgetContext('fundraise', [])).toBe('fundraise');
  expect(widgetContext('fundraise', [turn('one', 'first')])).toEqual({
    place: 'fundraise',
    previousMessages: [
      { sender: 'user', content: 'one' },
      { sender: 'ai', content: 'first' },
    ],
  });
});

test('after a very long answer one can ask on: its beginning goes along', () => {
  // The limit falls within a sign that is two units long.
  const message = `a${'🧵'.repeat(9_000)}`;
  const context = widgetContext('fundraise', [turn('one', message)]);
  const told = chatEndpoint.body.parse({ message: 'And then?', context }).context;
  expect(JSON.stringify(told)).toContain(message.slice(0, 7_001));
});
