import { expect, test } from 'vitest';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import type { SearchAnswer } from './search-messages.ts';
import { betterTaken, idsStanding, type Moment, type StandingAnswer, standing } from './standing-answer.ts';

const query = { text: 'lotus', stage: '', type: '', country: '', roundSize: '', page: 1 };
const card = (id: number, name = `Lotus ${id}`) => ({
  investor: madeUpInvestor({ id, name }),
  ranges: { name: [], globalHQ: [], investmentThesis: [] },
});
const answer = (total: number, ...ids: number[]): SearchAnswer => ({
  total,
  investors: ids.map((id) => card(id)),
});
const atFirst: Moment = { at: 0, followers: [] };
const soon: Moment = { at: 400, followers: [] };
const later: Moment = { at: 10_000, followers: [] };
/** With cards of the server in sight below. */
const followed: Moment = { at: 10_000, followers: [1_000] };

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const full = standing(null, query, answer(12, ...nine), atFirst);
const few = standing(null, query, answer(2, 1, 2), atFirst);
const idsIn = ({ investors }: SearchAnswer) => investors.map(({ investor }) => investor.id);
const shown = (now: StandingAnswer) => idsIn(now.answer);
const offered = (now: StandingAnswer | null) => now?.better && idsIn(now.better);

test.each([query, { ...query, text: '' }, { ...query, page: 2 }])(
  'as others arrive who rank higher the cards stay, how many are found is told, and the others are offered (%o)',
  (asked) => {
    const now = standing(
      standing(null, asked, answer(18, ...nine), atFirst),
      asked,
      answer(40, 20, ...nine.slice(0, 8)),
      later,
    );
    expect(shown(now)).toEqual(nine);
    expect(now.answer.total).toBe(40);
    expect(offered(now)).toEqual([20, 1, 2, 3, 4, 5, 6, 7, 8]);
  },
);

test('the same cards in another order stay in theirs, and nothing is offered', () => {
  const now = standing(full, query, answer(40, ...nine.toReversed()), later);
  expect(shown(now)).toEqual(nine);
  expect(offered(now)).toBe(null);
});

test('whom the server has shown already is not offered', () => {
  const seen: Moment = { at: 10_000, followers: [20, 21] };
  const first = standing(null, query, answer(0), seen);
  expect(offered(standing(first, query, answer(2, 21, 20), { ...seen, at: 20_000 }))).toBe(null);
  expect(offered(standing(first, query, answer(3, 22, 21, 20), { ...seen, at: 20_000 }))).toEqual([
    22, 21, 20,
  ]);
});

test('where more are found than the server has shown they are offered, though it has shown the first of them', () => {
  const seen: Moment = { at: 10_000, followers: nine };
  const now = standing(null, query, answer(40, ...nine), seen);
  expect(shown(now)).toEqual([]);
  expect(offered(now)).toEqual(nine);
  expect(offered(standing(null, query, answer(9, ...nine), seen))).toBe(null);
});

test('what is taken is the newest, and nothing more is offered', () => {
  const first = standing(full, query, answer(40, 20, ...nine.slice(1)), later);
  const now = betterTaken(standing(first, query, answer(50, 21, ...nine.slice(1)), later));
  expect(now && shown(now)).toEqual([21, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(now?.answer.total).toBe(50);
  expect(offered(now)).toBe(null);
});

test('what was offered is so no more where it is not there any longer', () => {
  const first = standing(full, query, answer(40, 20, ...nine.slice(1)), later);
  expect(offered(standing(first, query, answer(39, ...nine), later))).toBe(null);
});

test.each([{ text: 'lotus c' }, { stage: 'Seed' }, { page: 2 }])(
  'another word, filter or page shows the newest at once (%o)',
  (changed) => {
    const now = standing(full, { ...query, ...changed }, answer(40, 20, 1), later);
    expect(shown(now)).toEqual([20, 1]);
    expect(offered(now)).toBe(null);
  },
);

test('what comes before anybody has had time to look is shown at once', () => {
  const now = standing(full, query, answer(40, 20, 1), soon);
  expect(shown(now)).toEqual([20, 1]);
  expect(shown(standing(now, query, answer(41, 21, 20), later))).toEqual([20, 1, 21]);
});

test('where nobody was found, who has come is shown at once', () => {
  const now = standing(standing(null, query, answer(0), atFirst), query, answer(40, ...nine), later);
  expect(shown(now)).toEqual(nine);
  expect(offered(now)).toBe(null);
});

test('a page that has room takes others at its end, and offers those only for whom there is none', () => {
  const now = standing(few, query, answer(3, 7, 2, 1), later);
  expect(shown(now)).toEqual([1, 2, 7]);
  expect(offered(now)).toBe(null);
  const more = standing(few, query, answer(40, 20, 21, 22, 23, 24, 25, 26, 27, 28), later);
  expect(shown(more)).toEqual([1, 2, 20, 21, 22, 23, 24, 25, 26]);
  expect(offered(more)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28]);
});

test('a page that was not there yet is shown once it is', () => {
  const far = { ...query, page: 5 };
  const now = standing(standing(null, far, answer(12, 1, 2, 3), atFirst), far, answer(45, 20, 21), later);
  expect(shown(now)).toEqual([20, 21]);
});

test('a card says what has become known of the investor, whether they still rank so high or not', () => {
  const next = { ...answer(40, 20, ...nine.slice(1)), stood: new Map([[1, card(1, 'Lotus of today')]]) };
  next.investors[1] = card(2, 'Lotus of now');
  const now = standing(full, query, next, later);
  expect(shown(now)).toEqual(nine);
  expect(now.answer.investors.slice(0, 2)).toEqual([card(1, 'Lotus of today'), card(2, 'Lotus of now')]);
});

test('who is gone goes, and the others move up and make room for who is found besides', () => {
  const next = { ...answer(11, ...nine.slice(1), 10), stood: new Map([[1, null]]) };
  expect(shown(standing(full, query, next, later))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('where fewer are found than stand there, these are shown', () => {
  expect(shown(standing(full, query, answer(2, 20, 1), later))).toEqual([20, 1]);
});

test('nobody comes between the cards and what the server found below them', () => {
  const now = standing(few, query, answer(3, 1, 2, 7), followed);
  expect(shown(now)).toEqual([1, 2]);
  expect(offered(now)).toEqual([1, 2, 7]);
});

test.each([
  ['found nobody', standing(null, query, answer(0), atFirst)],
  ['had nothing yet', null],
])('where the device %s, what the server found stays, and who has come is offered', (_, before) => {
  const now = standing(before, query, answer(3, 1, 2, 7), followed);
  expect(shown(now)).toEqual([]);
  expect(now.answer.total).toBe(3);
  const taken = betterTaken(now);
  expect(taken && shown(taken)).toEqual([1, 2, 7]);
});

test('of who stands it is asked what has become of them as the same is looked for again', () => {
  expect(idsStanding(full, query)).toEqual(nine);
  expect(idsStanding(full, { ...query, text: 'lot' })).toEqual([]);
  expect(idsStanding(null, query)).toEqual([]);
});
