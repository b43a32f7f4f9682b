import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepWritten, writtenItems } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { wordsOf } from '#src/testing/words-of.ts';
import { Decision } from './decision.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

test('what two tabs wrote for a decision stands in it, the newest first, and all of it goes once it is made', async () => {
  const { db } = await signedInHere('investor');
  const about = { key: 'decision:1', title: 'Reason: Coirbrick', href: '/admin' };
  const saying = (to: string) => ({ reason: { from: '', to } });
  const other = await inAnotherTab(() => import('#src/data/words/written-forms.ts'));
  await other.keepWritten(about, saying('Say what the wool costs.'), {});
  await keepWritten(about, saying('Name the mill.'), {});
  const reasons: string[] = [];
  const screen = (
    <Decision
      about="Coirbrick"
      keptAs={about}
      choices={[{ label: 'Decline', decide: async (reason) => void reasons.push(reason) }]}
    />
  );
  const both = 'Name the mill.\n\nSay what the wool costs.';
  expect(wordsOf(await drawScreen(screen), 'textarea')).toEqual([both]);
  press('Decline');
  await expect.poll(() => writtenItems(db)).toEqual([]);
  expect(reasons).toEqual([both]);
});
