import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import type { InvestorSearchReply } from '#sync/endpoints/ai.ts';
import { AiInvestorResults } from './ai-investor-results.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const reply: InvestorSearchReply = {
  summary: 'One record speaks of looms.',
  recommendations: [{ id: 7, name: 'Weft Capital', matchScore: 64, reason: 'Its thesis says looms.' }],
  source: 'rules',
};

async function shown(told: Partial<InvestorSearchReply> = {}) {
  await nobodyHere();
  const opened: number[] = [];
  forgetButtons();
  const page = await drawScreen(
    <AiInvestorResults
      answered={{ id: null, reply: { ...reply, ...told }, isHere: false, isWaiting: false }}
      onOpen={(id) => opened.push(id)}
    />,
  );
  return { page, opened };
}

test('each investor found says how well it fits and why, and opens', async () => {
  const { page, opened } = await shown();
  for (const words of ['Weft Capital', '64% match', 'Its thesis says looms.', 'By rules'])
    expect(page).toContain(words);
  press('View Details');
  expect(opened).toEqual([7]);
});

test('where the AI failed, the message of the catalogue stands beside what the rules found', async () => {
  const { page } = await shown({ notice: 'other' });
  expect(page).toContain('AI Search Error');
  expect(page).toContain('Please try again or use manual filters');
  expect(page).toContain('Weft Capital');
});

test('where nobody fits it is said', async () => {
  const { page } = await shown({ recommendations: [], summary: 'First cheques are in US dollars.' });
  expect(page).toContain('First cheques are in US dollars.');
  expect(page).toContain('Nobody was found in the database who fits that.');
});
