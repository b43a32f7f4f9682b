import { afterEach, beforeEach, expect, test } from 'vitest';
import { latelySent } from '#src/data/outbox/lately-sent.ts';
import type { Device } from './device.ts';
import { type FoundersWorld, foundersWorld, twoDevices } from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

const from = 'We weave cotton in Pune.';

/** Both have the same text; then each writes, the phone sends first. */
async function bothWrite(phoneWords: string, laptopWords: string) {
  const { phone, laptop, draftId } = await twoDevices(world);
  const before = (await phone.row('drafts', draftId))?.description ?? '';
  await write(phone, draftId, before, from);
  await phone.sync();
  await laptop.sync();
  await write(phone, draftId, from, phoneWords);
  await write(laptop, draftId, from, laptopWords);
  await phone.sync();
  await laptop.sync();
  return { phone, laptop, draftId };
}

function write(device: Device, draftId: string, from: string, to: string): Promise<void> {
  return device.mutate('editDraft', { draftId, field: 'description', from, to });
}

const statesOf = async ({ db }: Device) => (await latelySent(db)).map(({ state }) => state);

test('a device whose words were joined with those of another says so of them, and of nothing later', async () => {
  const { phone, laptop, draftId } = await bothWrite(
    'We weave fine cotton in Pune.',
    'We weave cotton in Pune, India.',
  );
  const joined = 'We weave fine cotton in Pune, India.';
  expect(await laptop.row('drafts', draftId)).toMatchObject({ description: joined });
  expect(await statesOf(laptop)).toEqual(['merged']);
  await phone.sync();
  expect(await statesOf(phone)).toEqual(['sent']);
  const merged = (await laptop.db.kept.toArray()).filter(({ isMerged }) => isMerged);
  expect(merged).toHaveLength(1);
  await write(laptop, draftId, joined, `${joined} Since 1990.`);
  await laptop.sync();
  expect((await laptop.db.kept.toArray()).filter(({ isMerged }) => isMerged)).toEqual(merged);
});

test('words that clash are not said to be merged', async () => {
  const { phone, laptop, draftId } = await bothWrite('We weave silk in Pune.', 'We weave wool in Pune.');
  expect((await laptop.row('drafts', draftId))?.conflicts).toHaveLength(1);
  for (const device of [phone, laptop]) {
    await device.sync();
    expect(await statesOf(device)).toEqual(['sent']);
  }
});

test('words another device wrote after them do not make them merged', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  const before = (await phone.row('drafts', draftId))?.description ?? '';
  await write(phone, draftId, before, from);
  await phone.sync();
  await laptop.sync();
  await write(laptop, draftId, from, 'We weave fine cotton in Pune.');
  await laptop.sync();
  await phone.sync();
  for (const device of [phone, laptop]) expect(await statesOf(device)).not.toContain('merged');
});
