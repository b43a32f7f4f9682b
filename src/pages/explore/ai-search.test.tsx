import { expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import type { DealSearchReply } from '#sync/endpoints/ai.ts';
import { opportunityReplyOf } from '#sync/endpoints/marketplace.ts';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AiResults } from './ai-results.tsx';
import { AiSearch } from './ai-search.tsx';
import { LateSearch } from './late-search.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const deal = madeUpDeal();
const reply: DealSearchReply = {
  summary: 'One deal speaks of looms.',
  recommendations: [{ opportunity: opportunityReplyOf(deal), matchScore: 87, reason: 'It says looms.' }],
  source: 'rules',
};

const shown = (told: Partial<DealSearchReply> = {}, id: string | null = null) =>
  drawScreen(
    <AiResults
      answered={{ id, reply: { ...reply, ...told }, isHere: true, isWaiting: false }}
      onClear={vi.fn()}
    />,
  );

const store = (db: PersonDb, ...deals: Opportunity[]) => rowsOf(db, 'opportunities').bulkPut(deals);

test('each deal found says how well it matches and why, and leads to the deal', async () => {
  const { db } = await signedInHere('investor');
  await store(db, deal);
  const page = await shown();
  for (const words of [
    '87% match',
    'It says looms.',
    'One deal speaks of looms.',
    'By rules, on this device',
  ])
    expect(page).toContain(words);
  expect(linksOf(page)).toContainEqual(['View Details', `/investment/${deal.id}`]);
});

test('never more than six are shown', async () => {
  const db = await nobodyHere();
  const deals = Array.from({ length: 9 }, () => madeUpDeal());
  await store(db, ...deals);
  const many = deals.map((each) => ({
    opportunity: opportunityReplyOf(each),
    matchScore: 70,
    reason: '',
  }));
  expect(wordsOf(await shown({ recommendations: many }), 'h3')).toHaveLength(6);
});

test('a deal is drawn as it is by now, and one that has left the market no longer', async () => {
  const { db } = await signedInHere('investor');
  const withdrawn = madeUpDeal({ title: 'Boats of Konkan' });
  const recommendations = [deal, withdrawn].map((found) => ({
    opportunity: opportunityReplyOf(found),
    matchScore: 70,
    reason: '',
  }));
  await store(db, { ...deal, raisedAmount: deal.totalRequired }, { ...withdrawn, status: 'withdrawn' });
  const page = await shown({ recommendations });
  expect(page).toContain('100%');
  expect(page).not.toContain('Boats of Konkan');
  await store(db, { ...deal, status: 'closed' });
  const later = await shown({ recommendations, summary: '2 of 40 opportunities answer the question.' });
  expect(later).toContain('What was found has left the market since.');
  expect(later).not.toContain('2 of 40');
});

test('a deal that the server found stands before it has come to this device', async () => {
  await signedInHere('investor', { hasHeard: false });
  expect(await shown()).toContain(deal.title);
});

test('where nothing answers the question it is said', async () => {
  await nobodyHere();
  const page = await shown({ recommendations: [], summary: 'Only those in rupees are counted.' });
  expect(page).toContain('No deal on this device answers that.');
  expect(page).toContain('Only those in rupees are counted.');
});

test('the AI’s answer, once it has come, stands beside that of the rules', async () => {
  const db = await nobodyHere();
  await rowsOf(db, 'opportunities').put(deal);
  const joined: DealSearchReply = { ...reply, summary: 'The AI has looked.', source: 'ai' };
  const asked = {
    id: 'one',
    task: 'deal-search',
    context: 'explore',
    question: '',
    href: '/',
    input: {},
  } as const;
  await db.asks.put({ ...asked, reply, joined, unseen: 1 });
  const page = await shown({}, 'one');
  expect(page).toContain('The AI has looked.');
  expect(page).toContain('One deal speaks of looms.');
  expect(page).toContain('Answered by AI');
});

test('a search whose second answer came while nobody was here is shown again', async () => {
  const db = await nobodyHere();
  const asked = { task: 'deal-search', context: 'explore', href: '/explore', input: {}, reply } as const;
  await db.asks.put({ id: newId(), ...asked, question: 'rain' });
  const late = () => drawScreen(<LateSearch askedId="" onClear={vi.fn()} />);
  expect(await late()).toBe('');
  const joined = { ...reply, summary: 'The AI found it.', source: 'ai' };
  await db.asks.put({ id: newId(), ...asked, question: 'looms', joined, unseen: 1 });
  expect(await late()).toContain('The AI found it.');
  await db.asks.toCollection().modify({ unseen: undefined });
  // Whoever has seen it begins a new visit without it.
  expect(await late()).toBe('');
});

test('the search that this tab asked last is shown again, before others that wait and behind what nobody has seen', async () => {
  const db = await nobodyHere();
  const asked = { task: 'deal-search', context: 'explore', href: '/explore', input: {} } as const;
  const [askedId, waitingId] = [newId(), newId()];
  await db.asks.put({ id: askedId, ...asked, question: 'looms', reply });
  const other = { ...reply, summary: 'Another search.' };
  await db.asks.put({ id: waitingId, ...asked, question: 'rain', reply: other, waits: 1 });
  const late = () => drawScreen(<LateSearch askedId={askedId} onClear={vi.fn()} />);
  expect(await late()).toContain('One deal speaks of looms.');
  await db.asks.update(waitingId, { joined: other, unseen: 1 });
  expect(await late()).toContain('Another search.');
});

test('who opens the AI search finds the words of the search box in it', async () => {
  await nobodyHere();
  await drawScreen(<AiSearch searched=" dairy in the south " />);
  press('AI search');
  expect(useTypedTools.getState()['explore']?.['query']).toBe('dairy in the south');
});
