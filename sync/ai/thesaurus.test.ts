import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import { ideas, termsIn } from './thesaurus.ts';

const keys = (text: string) => termsIn(text).map(({ key }) => key);

test('solar is the same idea in English, in Hindi and in Hindi typed with Latin letters', () => {
  const solar = ['solar', 'Solar Power', 'rooftop solar', 'सौर ऊर्जा', 'सोलर', 'saur urja'];
  expect(solar.map(keys)).toEqual(solar.map(() => ['#solar energy']));
});

test('farming is the same idea as खेती, किसानों, agritech and kheti', () => {
  const farming = ['farming', 'Farmers', 'AgriTech', 'खेती', 'किसानों', 'कृषि', 'kheti', 'kisan'];
  expect(farming.map(keys)).toEqual(farming.map(() => ['#agriculture']));
});

test('a dairy is a part of farming, and farming is no part of a dairy', () => {
  expect(termsIn('dairy')[0]?.wider).toContain('#agriculture');
  expect(termsIn('farming')[0]?.wider).toEqual([]);
});

test('no word stands for two ideas, and every wider idea exists', () => {
  const all = ideas.flatMap(({ key, words }) =>
    [
      ...new Set(
        words.map((word) =>
          plainWords(word)
            .map(({ stem }) => stem)
            .join(' '),
        ),
      ),
    ].map((word) => [word, key] as const),
  );
  const twice = all.filter(([word, key]) => all.some(([other, of]) => other === word && of !== key));
  expect(twice).toEqual([]);
  const known = new Set(ideas.map(({ key }) => key));
  expect(ideas.flatMap(({ wider }) => wider).filter((key) => !known.has(key))).toEqual([]);
});

test('the words around a question say nothing of what is asked for', () => {
  expect(keys('How do I find the best startups working on drones?')).toEqual(['#drones']);
  expect(keys('मुझे ड्रोन के बारे में बताओ')).toEqual(['#drones']);
});

test('signs, marks and nothing at all are no terms', () => {
  expect(keys('')).toEqual([]);
  expect(keys('!!! <> “” — 🙂')).toEqual([]);
});
