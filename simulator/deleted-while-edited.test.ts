import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftWords } from '#sync/mutations/draft-words.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Device } from './device.ts';
import { type FoundersWorld, foundersWorld, pitch, twoDevices } from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

type Devices = Awaited<ReturnType<typeof twoDevices>>;

/** Two ways of writing in a pitch that the phone is deleting meanwhile. */
const writings: [string, (devices: Devices) => Promise<void>][] = [
  [
    'a field written anew',
    ({ laptop, draftId }) =>
      laptop.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' }),
  ],
  [
    'a highlight added',
    ({ laptop, draftId }) =>
      laptop.mutate('addHighlight', { draftId, highlightId: draftId, text: 'Two hundred looms' }),
  ],
  [
    'what is written beside words of the deleting device',
    async ({ phone, laptop, draftId }) => {
      await laptop.mutate('editDraft', { draftId, field: 'title', from: pitch.title, to: 'Cloud Mills' });
      await phone.mutate('editDraft', { draftId, field: 'stage', from: pitch.stage, to: 'Series A' });
    },
  ],
];

for (const [what, write] of writings) {
  test(`${what} elsewhere outlives a deletion that never saw it, whichever arrives first`, async () => {
    const ends = [];
    for (const first of ['phone', 'laptop'] as const) {
      const devices = await twoDevices(world);
      const { phone, laptop } = devices;
      await write(devices);
      await deleteOn(phone, devices.draftId);
      const [one, other] = first === 'phone' ? [phone, laptop] : [laptop, phone];
      for (const device of [one, other, one]) await device.sync();
      expect(await phone.row('drafts', devices.draftId)).toEqual(await laptop.row('drafts', devices.draftId));
      ends.push(await endOf(devices));
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toMatchObject({ isDeleted: false, broughtBackBy: 'laptop' });
  });
}

test('a deletion that saw everything deletes, own words of its device included', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await phone.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  await phone.mutate('addHighlight', { draftId, highlightId: draftId, text: '  Two hundred looms ' });
  await deleteOn(phone, draftId);
  for (const device of [phone, laptop]) await device.sync();
  for (const device of [phone, laptop])
    expect((await device.row('drafts', draftId))?.deletedAt).not.toBeNull();
});

test('a draft that outlived a deletion is deleted by whoever has seen its words by now', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await laptop.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  await deleteOn(phone, draftId);
  for (const device of [laptop, phone]) await device.sync();
  await deleteOn(phone, draftId);
  await phone.sync();
  expect((await phone.row('drafts', draftId))?.deletedAt).not.toBeNull();
});

test('words that come to the device before its deletion goes show there at once that it does not count', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  const seen = await draftOn(phone, draftId);
  await laptop.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  for (const device of [laptop, phone]) await device.sync();
  await phone.mutate('deleteDraft', { draftId, seen: draftWords(seen) });
  expect(await draftOn(phone, draftId)).toMatchObject({ location: 'Nashik', deletedAt: null });
});

test('words that cannot be told from the deleting device any more, by who wrote them, outlive its deletion as well', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await laptop.mutate('addHighlight', { draftId, highlightId: draftId, text: 'Two hundred looms' });
  await phone.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  await deleteOn(phone, draftId);
  for (const device of [laptop, phone]) await device.sync();
  expect(await draftOn(phone, draftId)).toMatchObject({
    location: 'Nashik',
    highlights: [{ text: 'Two hundred looms' }],
    deletedAt: null,
    trail: { broughtBack: { clientId: '' } },
  });
});

test('a deletion of a client that does not say what it saw deletes', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await laptop.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  await phone.mutate('deleteDraft', { draftId });
  for (const device of [laptop, phone]) await device.sync();
  expect((await phone.row('drafts', draftId))?.deletedAt).not.toBeNull();
});

async function deleteOn(device: Device, draftId: string): Promise<void> {
  await device.mutate('deleteDraft', { draftId, seen: draftWords(await draftOn(device, draftId)) });
}

async function draftOn(device: Device, draftId: string): Promise<Draft> {
  const draft = await device.row('drafts', draftId);
  if (!draft) throw new Error('The draft is not here');
  return draft;
}

/** What became of a draft, but for moments and ids. */
async function endOf({ phone, laptop, draftId }: Devices) {
  const draft = await draftOn(phone, draftId);
  const names = new Map([
    [(await phone.db.meta.get('meta'))?.clientId, 'phone'],
    [(await laptop.db.meta.get('meta'))?.clientId, 'laptop'],
  ]);
  return {
    content: { ...contentOf(draft), highlights: draft.highlights.map(({ text }) => text) },
    conflicts: draft.conflicts,
    isDeleted: draft.deletedAt !== null,
    broughtBackBy: names.get(draft.trail?.broughtBack?.clientId),
  };
}
