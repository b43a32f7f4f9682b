import { expect, onTestFinished, test, vi } from 'vitest';
import type { Ask } from '#src/data/database/person-db.ts';
import { usePendingChats } from '#src/state/pending-chats.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { DollarPanel } from './dollar-panel.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const reply = {
  message: 'Look at **the team** on [Explore](/explore).',
  response: 'Look at **the team** on [Explore](/explore).',
  references: [{ title: 'Understand a valuation', href: '/help-center/valuation' }],
  source: 'ai',
};

/** The panel on a device where this was asked in the context `general`. */
async function panelWith(told: Partial<Ask> | null): Promise<string> {
  const db = await nobodyHere();
  const asked = { id: newId(), task: 'chat', context: 'general', href: '/', input: {} } as const;
  if (told) await db.asks.put({ ...asked, question: 'What matters?', ...told });
  return drawScreen(<DollarPanel context="general" />);
}

test('it says who it is, where one is, and what it helps with', async () => {
  const page = await panelWith(null);
  expect(wordsOf(page, 'h2')).toEqual(['Dollar - AI Investment Assistant']);
  expect(readable(page)).toContain('Context: general');
  expect(wordsOf(page, 'li').slice(0, 5)).toEqual([
    'Finding opportunities',
    'Analysis and risk evaluation',
    'Platform navigation',
    'Fundraising strategies',
    'Market insights',
  ]);
});

test('three prompts are offered with their emoji, which nobody hears', async () => {
  const page = await panelWith(null);
  expect(wordsOf(page, 'button')).toEqual(
    expect.arrayContaining(['💡 Best investments?', '📊 How to analyze?', '🚀 Success stories']),
  );
  expect(page).toContain('<span aria-hidden="true">💡</span>');
});

test('nothing can be sent while nothing is written', async () => {
  const page = await panelWith(null);
  expect(page).toMatch(/<button[^>]*aria-label="Send"[^>]*disabled/);
  expect(page).not.toMatch(/<textarea[^>]*disabled/);
});

test('an answer is drawn with what it rests on, who gave it and what it is not', async () => {
  const page = await panelWith({ reply });
  expect(page).toContain('<strong>the team</strong>');
  expect(linksOf(page)).toEqual([
    ['Explore', '/explore'],
    ['Understand a valuation', '/help-center/valuation'],
  ]);
  expect(readable(page)).toContain('Answered by AI · AI-generated, not investment advice');
});

test('an answer of the rules says why it is theirs, and that the AI is still to answer', async () => {
  const page = await panelWith({
    reply: { ...reply, source: 'rules', notice: 'network' },
    isHere: true,
    waits: 1,
  });
  const words = readable(page);
  expect(words).toContain('By rules, on this device · Computed by rules, not investment advice');
  expect(words).toContain('Chat Error: Failed to get AI response. Please try again.');
  expect(words).toContain('When there is a network again the AI is asked, if this server has one.');
});

test('an answer that came later stands beside the first, and is the one that is rated', async () => {
  const page = await panelWith({
    reply: { ...reply, source: 'rules', notice: 'network' },
    isHere: true,
    joined: { ...reply, message: 'Later.' },
    joinedAt: '2026-03-01T09:00:00.000Z',
  });
  const words = readable(page);
  expect(words).toContain('By rules, on this device');
  expect(words).toContain('The AI’s answer, which came later');
  expect(words.indexOf('Later.')).toBeGreaterThan(words.indexOf('By rules'));
  expect(page.match(/aria-label="Of use"/g)).toHaveLength(1);
});

test('a question that nobody could answer says so, with what Dollar helps with and two ways on', async () => {
  const page = await panelWith({ failed: 1 });
  const words = readable(page);
  expect(words).toContain('technical difficulties');
  for (const area of [
    'Opportunity analysis',
    'Market research and trends',
    'Funding strategies',
    'Investor matching tips',
    'Business plan guidance',
  ])
    expect(words).toContain(area);
  expect(linksOf(page)).toContainEqual(['browse the investor database', '/fundraise']);
  expect(wordsOf(page, 'button')).toContain('Try again');
});

test('what had come of an answer that was stopped stays, and is marked', async () => {
  const words = readable(await panelWith({ stopped: 'Look at' }));
  expect(words).toContain('Look at');
  expect(words).toContain('Stopped');
});

test('a question that another tab has just asked is being answered; one left long ago is not', async () => {
  const now = readable(await panelWith({}));
  expect(now).toContain('Dollar is thinking');
  expect(now).not.toContain('technical difficulties');
  expect(readable(await panelWith({ id: newId(Date.now() - 31_000) }))).toContain('technical difficulties');
});

test('a question that is being answered here stands once, also where another tab asks something after it', async () => {
  const db = await nobodyHere();
  const asked = { task: 'chat', context: 'general', href: '/', input: {} } as const;
  const [id, later] = [newId(), newId()];
  await db.asks.bulkPut([
    { ...asked, id, question: 'What matters?' },
    { ...asked, id: later, question: 'Who invests in looms?' },
  ]);
  // A store that is drawn without a browser shows what it began with.
  const begun = usePendingChats.getInitialState();
  begun.general = { id, question: 'What matters?', text: '', stop() {} };
  onTestFinished(() => void delete begun.general);
  const words = readable(await drawScreen(<DollarPanel context="general" />));
  expect(words.match(/What matters\?/g)).toHaveLength(1);
  expect(words.match(/Who invests in looms\?/g)).toHaveLength(1);
});
