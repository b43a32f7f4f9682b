import { afterEach, beforeEach, expect, test } from 'vitest';
import { textId } from '#sync/mutations/draft-rivals.ts';
import { draftFields } from '#sync/records/draft.ts';
import { type FoundersWorld, foundersWorld, twoDevices } from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

const longest = (words: string) => words.repeat(draftFields.description).slice(0, draftFields.description);

test('the longest description in Devanagari is kept, sent, rewritten on another device and clashes with nothing lost', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  const edit = { draftId, field: 'description' } as const;
  const texts = ['वर्षा से चलने वाले करघे।\n', 'हवा से चलने वाली चक्कियाँ।\n', 'धूप से चलने वाली नावें।\n'].map(longest);
  const [rain = '', wind = '', sun = ''] = texts;
  await phone.mutate('editDraft', { ...edit, from: 'Looms that run on rain.', to: rain });
  await phone.sync();
  await laptop.sync();
  await laptop.mutate('editDraft', { ...edit, from: rain, to: wind });
  await phone.mutate('editDraft', { ...edit, from: rain, to: sun });
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  for (const device of [phone, laptop])
    expect(await device.row('drafts', draftId)).toMatchObject({
      description: wind,
      conflicts: [{ field: 'description', values: [{ value: sun }] }],
    });
  await phone.mutate('resolveConflict', { ...edit, value: sun, seen: [wind, sun].map(textId) });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ description: sun, conflicts: [] });
});
