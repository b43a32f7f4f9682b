import { beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { EnhancerCard } from './enhancer-card.tsx';

const put = vi.hoisted(() => vi.fn());
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));
vi.mock('#src/pages/asking/use-asking.ts', () => ({
  useAsking: () => ({ isAsking: false, put, isShown: () => true }),
}));

const input = { description: 'Looms that run on rain.', industry: '', targetAudience: 'investors' };
const said = () =>
  useToasts
    .getState()
    .queue.map(({ kind, title, detail }) => [kind, title, detail].filter(Boolean).join(': '));

beforeEach(async () => {
  await signedInHere('entrepreneur');
  useToasts.setState({ queue: [] });
  forgetButtons();
});

async function enhance(): Promise<void> {
  await drawScreen(<EnhancerCard input={input} onUse={vi.fn()} />);
  press('Enhance Description');
  await expect.poll(() => said()).toHaveLength(1);
}

const reply = { enhanced: 'Looms that run on rain water.', enhancedDescription: '', source: 'ai' };
const answered = { id: null, isHere: false, isWaiting: false };

test('a description that was put better is said to be', async () => {
  put.mockResolvedValue({ ...answered, reply });
  await enhance();
  expect(said()).toEqual(['success: Description enhanced: Read it before you use it.']);
});

test('so it is to who has not signed in', async () => {
  await nobodyHere();
  await enhance();
  expect(said()).toEqual(['success: Description enhanced: Read it before you use it.']);
});

test.each(['quota', 'network', 'other'])(
  'where the AI fails (%s) that is said, for a template stands in its place',
  async (notice) => {
    put.mockResolvedValue({ ...answered, reply: { ...reply, source: 'rules', notice } });
    await enhance();
    expect(said()[0]).toMatch(/^error: AI Enhancement Unavailable/);
  },
);

test('where nobody can answer the catalogue’s words say so', async () => {
  vi.stubGlobal('reportError', vi.fn());
  put.mockRejectedValue(new Error('The disk is full'));
  await enhance();
  expect(said()).toEqual(['error: Failed to enhance description. Please try again.']);
  vi.unstubAllGlobals();
});

test('where what it is done with cannot be fetched the same words say so', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('#sync/ai/rules/improve-description.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await enhance();
  expect(said()).toEqual(['error: Failed to enhance description. Please try again.']);
  vi.doUnmock('#sync/ai/rules/improve-description.ts');
  vi.unstubAllGlobals();
});
