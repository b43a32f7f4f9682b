import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { createDraft } from '#src/data/drafts.ts';
import { signedInHere } from '#src/testing/here.ts';
import type { Outcome, SyncRequest } from '#sync/protocol.ts';
import { drain } from './drain.ts';

const failure = { code: 'busy', message: 'Much is being sent from here just now. This waits its turn.' };
const tooMany = (seconds: number) => new ApiError(429, JSON.stringify(failure), '', String(seconds));

/** A device with work, and a server that takes `refuses` of what it is asked no more of for so many seconds. */
async function deviceThat(refuses: (request: SyncRequest) => boolean) {
  const { db } = await signedInHere('entrepreneur');
  const asked: ('work' | 'question')[] = [];
  let [now, isBusy, pages] = [Date.now(), true, 0];
  const post = async (request: SyncRequest) => {
    asked.push(request.mutations.length > 0 ? 'work' : 'question');
    if (isBusy && refuses(request)) throw tooMany(600);
    const outcomes = request.mutations.map(({ seq, id }): Outcome => ({ result: 'applied', seq, id, at: 1 }));
    pages += 1;
    const cursors = { public: pages };
    const rest = { changes: [], deletions: [], more: pages < 3, directory: null };
    return { value: { epoch: 'one', outcomes, cursors, ...rest }, serverNow: now };
  };
  const world = { currentDb: async () => db, settleLogout: async () => {}, post, now: () => now };
  return {
    db,
    goes: async (askFirst = false) => {
      asked.length = 0;
      return [await drain({ ...world, onStored() {} }, { askFirst }), [...asked]];
    },
    passes: (seconds: number) => (now += seconds * 1000),
    calms: () => (isBusy = false),
  };
}

test('a server that takes no more work for a while is asked for all its news meanwhile, and then sent the rest', async () => {
  const { goes, passes, calms } = await deviceThat(({ mutations }) => mutations.length > 0);
  await createDraft();
  const busy = { end: 'failed', why: 'busy' };
  expect(await goes()).toEqual([{ ...busy, retryAfter: 600 }, ['work', 'question', 'question', 'question']]);
  passes(60);
  expect(await goes(true)).toEqual([{ ...busy, retryAfter: 540 }, ['question']]);
  calms();
  passes(540);
  expect(await goes()).toEqual([{ end: 'done' }, ['work']]);
});

test('one that takes no question either is left alone for as long as it says', async () => {
  const { goes, passes, calms } = await deviceThat(() => true);
  const busy = { end: 'failed', why: 'busy' };
  expect(await goes()).toEqual([{ ...busy, retryAfter: 600 }, ['question']]);
  calms();
  passes(599);
  expect(await goes(true)).toEqual([{ ...busy, retryAfter: 1 }, []]);
  passes(1);
  expect(await goes()).toMatchObject([{ end: 'done' }, { length: 3 }]);
});
