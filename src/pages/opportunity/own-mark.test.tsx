import 'fake-indexeddb/auto';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { FoundDeals } from '#src/pages/explore/found-deals.tsx';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

const toggle = vi.hoisted(() => ({ press: () => {} }));
// A drawing cannot be pressed: what its button does is had here.
vi.mock('#src/ui/icon-toggle.tsx', async (importOriginal) => {
  const { IconToggle } = await importOriginal<typeof import('#src/ui/icon-toggle.tsx')>();
  return {
    IconToggle(given: ComponentProps<typeof IconToggle>) {
      toggle.press = given.onPress;
      return <IconToggle {...given} />;
    },
  };
});

const deal = madeUpDeal();
const card = () => drawScreen(<FoundDeals found={[deal]} />);

/** The card of a deal in the list of an investor who keeps this of it. */
async function cardWith(kept: Partial<PipelineDeal>): Promise<string> {
  const { db, userId } = await signedInHere('investor');
  const blank = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: deal.title });
  await rowsOf(db, 'pipeline').put({ ...blank, ...kept });
  return card();
}

test('a card says whether its deal is on the shortlist, and puts it there and takes it off', async () => {
  expect(await cardWith({})).toContain('aria-label="Shortlist: Lantern Looms" aria-pressed="false"');
  toggle.press();
  const stored = async () => rowsOf(await currentDb(), 'pipeline').toArray();
  await vi.waitFor(async () => expect((await stored())[0]?.shortlistedAt).toBeTypeOf('string'));
  expect(await card()).toContain('aria-pressed="true"');
  toggle.press();
  await vi.waitFor(async () => expect((await stored())[0]?.shortlistedAt).toBe(null));
  expect(await card()).toContain('aria-pressed="false"');
});

test('a card says how far one has come with its deal, once one has begun', async () => {
  expect(wordsOf(await cardWith({ stage: 'passed' }), 'span')).toContain('Passed');
  expect(wordsOf(await cardWith({ stage: 'new' }), 'span')).not.toContain('New');
});

test('a card says that its founder was asked, or is connected with the investor about whatever', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(deal);
  const about = { investorId: userId, entrepreneurId: deal.founderId };
  const request = madeUpRequest({ ...about, opportunityId: deal.id });
  await rowsOf(db, 'connections').bulkPut([
    request,
    madeUpRequest({ investorId: userId, status: 'accepted' }),
  ]);
  expect(wordsOf(await card(), 'span')).toContain('Request sent');
  await rowsOf(db, 'connections').put({ ...request, status: 'declined' });
  const refused = wordsOf(await card(), 'span');
  expect(refused).not.toContain('Request sent');
  expect(refused).not.toContain('Connected');
  await rowsOf(db, 'connections').put(madeUpRequest({ ...about, status: 'accepted' }));
  expect(wordsOf(await card(), 'span')).toContain('Connected');
});

test('guests and founders have no shortlist, on a card neither', async () => {
  await nobodyHere();
  expect(await card()).not.toContain('Shortlist');
  await signedInHere('entrepreneur');
  expect(await card()).not.toContain('Shortlist');
});
