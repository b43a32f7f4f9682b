import { beforeEach, expect, test, vi } from 'vitest';
import { canShare, copyLink, share } from '#src/lib/share.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { forgetButtons, press } from '#src/testing/pressable-button.tsx';
import { DealTools } from './deal-tools.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lib/share.ts', () => ({ share: vi.fn(), copyLink: vi.fn(), canShare: vi.fn() }));

vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

beforeEach(async () => {
  await nobodyHere();
  useToasts.setState({ queue: [] });
  forgetButtons();
});

const said = () => useToasts.getState().queue.map(({ kind, title }) => `${kind}: ${title}`);

test.each([
  ['shared', []],
  ['cancelled', []],
  ['copied', ['success: Link copied']],
  ['failed', ['error: Copy Failed']],
] as const)('a deal whose sharing is %s says %j', async (how, words) => {
  vi.mocked(share).mockResolvedValue(how);
  const deal = madeUpDeal();
  await drawScreen(<DealTools opportunity={deal} reader={null} />);
  press('Share');
  expect(share).toHaveBeenCalledExactlyOnceWith('Lantern Looms', `/investment/${deal.id}`);
  await vi.mocked(share).mock.results[0]?.value;
  expect(said()).toEqual(words);
});

test('where the device shares in its own way, the link can be copied besides', async () => {
  const deal = madeUpDeal();
  await drawScreen(<DealTools opportunity={deal} reader={null} />);
  expect(() => press('Copy link')).toThrow();
  vi.mocked(canShare).mockReturnValue(true);
  vi.mocked(copyLink).mockResolvedValue('copied');
  await drawScreen(<DealTools opportunity={deal} reader={null} />);
  press('Copy link');
  expect(copyLink).toHaveBeenCalledExactlyOnceWith(`/investment/${deal.id}`);
  await vi.mocked(copyLink).mock.results[0]?.value;
  expect(said()).toEqual(['success: Link copied']);
});
