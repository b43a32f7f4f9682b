import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { EnhancedText } from './enhanced-text.tsx';
import type { Enhanced } from './use-enhancing.ts';

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const told: Enhanced = {
  id: null,
  before: 'Looms that run on rain.',
  text: 'Looms that run on rain water.',
  source: 'ai',
  isHere: false,
  isWaiting: false,
  kind: 'answer',
};

const onUse = vi.fn();
const onRestart = vi.fn();

function shown(enhanced: Partial<Enhanced> = {}) {
  forgetButtons();
  return drawScreen(
    <EnhancedText enhanced={{ ...told, ...enhanced }} onEdit={vi.fn()} onRestart={onRestart} onUse={onUse} />,
    { path: '/pitch-enhancer', search: 'for=two' },
  );
}

test('the text can be edited, used, copied and begun anew', async () => {
  const page = await shown();
  expect(page).toContain('>Looms that run on rain water.</textarea>');
  expect(wordsOf(page, 'button')).toEqual(['Use This Description', 'Copy', 'Start Over']);
  press('Use This Description');
  expect(onUse).toHaveBeenCalledWith('Looms that run on rain water.');
  press('Start Over');
  expect(onRestart).toHaveBeenCalledOnce();
});

test('what changed is marked, in one’s own words and in the others', async () => {
  const marks = wordsOf(await shown(), 'mark');
  expect(marks.join(' ')).toContain('water');
});

test('a template says that it is one, and is not called an answer by AI', async () => {
  const page = await shown({ kind: 'template', source: 'rules', isHere: true });
  expect(page).toContain('This is a template with your own words in it, not an answer by AI.');
  expect(page).not.toContain('Answered by AI');
});

test.each([
  ['quota', 'AI Service Temporarily Unavailable', 'at capacity'],
  ['network', 'AI Enhancement Unavailable', 'Failed to enhance description. Please try again.'],
  ['other', 'AI Enhancement Unavailable', 'Failed to enhance description. Please try again.'],
] as const)('above a template stands why the AI did not answer: %s', async (notice, title, text) => {
  const page = await shown({ kind: 'template', source: 'rules', isHere: true, notice });
  expect(page).toContain(title);
  expect(page).toContain(text);
});

test('nobody signed in: the rules wrote it, and the login is a step away and leads back here', async () => {
  const page = await shown({ kind: 'guest', source: 'rules', isHere: true });
  expect(linksOf(page)).toContainEqual(['Log in', '/login?next=%2Fpitch-enhancer%3Ffor%3Dtwo']);
});

test('an empty text cannot be used', async () => {
  await shown({ text: ' ' });
  expect(() => press('Use This Description')).toThrow('cannot be pressed');
});
