import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Told, type TrackedEvent, trackTo } from '#src/lib/track.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { AnalysisButton } from './analysis-button.tsx';
import { AnalysisDialog } from './analysis-dialog.tsx';

const put = vi.hoisted(() => vi.fn());
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
vi.mock('#src/pages/asking/use-asking.ts', () => ({
  useAsking: () => ({ isAsking: false, put, isShown: () => true }),
}));

const deal = madeUpDeal();
const told: [TrackedEvent, Told][] = [];
const said = () => useToasts.getState().queue.map(({ title, detail }) => [title, detail]);

beforeEach(async () => {
  await nobodyHere();
  told.length = 0;
  trackTo((event, about) => told.push([event, about]));
  useToasts.setState({ queue: [] });
  forgetButtons();
});
afterEach(() => trackTo(null));

test('a click on the AI analysis of a deal is counted, and so is its start; neither names anybody', async () => {
  put.mockResolvedValue(null);
  await drawScreen(<AnalysisButton deal={deal} />);
  press('AI Analysis');
  await drawScreen(<AnalysisDialog deal={deal} onClose={vi.fn()} />);
  press('Start Analysis');
  const about = { category: 'ai_analysis', label: deal.id };
  expect(told).toEqual([
    ['ai_analysis_click', about],
    ['ai_analysis_start', about],
  ]);
});

test('where nobody can analyse, that is said', async () => {
  vi.stubGlobal('reportError', vi.fn());
  put.mockRejectedValue(new Error('The disk is full'));
  await drawScreen(<AnalysisDialog deal={deal} onClose={vi.fn()} />);
  press('Start Analysis');
  await expect.poll(() => said()).toEqual([['Analysis Failed', expect.stringContaining('.')]]);
  vi.unstubAllGlobals();
});
