import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { createDraft } from '#src/data/drafts.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { signedInHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { usePitchDraft } from './use-pitch-draft.ts';

const device = vi.hoisted(() => ({ isFull: true }));
vi.mock('#src/data/drafts.ts', async (original) => {
  const drafts = await original<typeof import('#src/data/drafts.ts')>();
  const whereThereIsRoom =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      device.isFull ? Promise.reject(new Error('The disk is full')) : work(...args);
  return {
    ...drafts,
    editDraft: whereThereIsRoom(drafts.editDraft),
    createDraft: whereThereIsRoom(drafts.createDraft),
  };
});

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  device.isFull = false;
  await signedInHere('entrepreneur');
});

test.each(['of a draft', 'of a new pitch'])(
  'words %s that a full device could not keep go to nobody else once their writer has signed out',
  async (of) => {
    const id = of === 'of a draft' ? await createDraft() : undefined;
    const draft = liveHook(() => usePitchDraft(id, () => undefined));
    await drawn();
    device.isFull = true;
    draft().write('title', 'Lantern Looms');
    expect(await draft().flush()).toBe(false);
    await forgetPerson({ logoutOwed: false });
    device.isFull = false;
    await draft().flush();
    await expect(draft().open()).rejects.toThrow('You have been signed out on this device.');
    const guest = await currentDb();
    expect(await guest.outbox.toArray()).toEqual([]);
  },
);
