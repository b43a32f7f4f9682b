import { expect, test } from 'vitest';
import { foundForm } from './form-parts.ts';

const saying = (to: string | string[]) => ({ reason: { from: '', to } });
const form = (page: string, to: string | string[]) => ({
  key: 'decision:1',
  title: 'Reason',
  href: '/admin',
  labels: {},
  fields: saying(to),
  at: '2026-01-01T09:00:00.000Z',
  page,
  turn: 1,
});

test('of three tabs the words of both others are set aside, one below the other, and none twice', () => {
  const forms = [form('a', 'Looms'), form('b', 'Sails'), form('c', 'Mills'), form('d', 'Looms')];
  expect(foundForm(forms)).toMatchObject({ fields: saying('Looms'), aside: saying('Sails\nMills') });
  expect(foundForm(forms)?.of.map(({ page }) => page)).toEqual(['a', 'b', 'c', 'd']);
});

test('of what is chosen from a list all that was chosen is', () => {
  const forms = [form('a', []), form('b', ['AgriTech']), form('c', ['AgriTech', 'CleanTech'])];
  expect(foundForm(forms)?.aside).toEqual(saying(['AgriTech', 'CleanTech']));
});
