import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { type PitchToMatch, usePitchesToMatch } from './use-pitches-to-match.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

async function pitches(): Promise<PitchToMatch[] | undefined> {
  const seen: (PitchToMatch[] | undefined)[] = [];
  function Matching() {
    seen.push(usePitchesToMatch());
    return null;
  }
  await drawScreen(<Matching />);
  return seen.at(-1);
}

test('a draft is matched with the amounts that are written in it, and with no others', async () => {
  await signedInHere('entrepreneur');
  const id = await createDraft();
  await editDraft(id, 'industry', '', 'Textiles');
  expect(await pitches()).toMatchObject([{ id, pitch: { totalRequired: null, minInvestment: null } }]);
  await editDraft(id, 'totalRequired', '', '25 lakh');
  await editDraft(id, 'minInvestment', '', 'some');
  expect(await pitches()).toMatchObject([{ pitch: { totalRequired: 2_500_000, minInvestment: null } }]);
});
