import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  deletedAndEdited,
  type FoundersWorld,
  foundersWorld,
  pitch,
  submission,
  twoDevices,
  twoTitles,
} from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

test('when two devices submit one draft the first wins, and the other asks for attention with the reason', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await phone.mutate('submitPitch', submission(draftId));
  await laptop.mutate('submitPitch', submission(draftId));
  await phone.sync();
  await laptop.sync();
  await phone.sync();
  for (const device of [phone, laptop]) {
    const { attention, opportunities } = await device.everything();
    expect(opportunities).toHaveLength(1);
    expect(attention).toMatchObject([{ name: 'submitPitch', code: 'already-submitted', resolution: null }]);
    expect(await device.db.outbox.count()).toBe(0);
  }
});

test('when two devices write the same words both versions are kept, until the person chooses', async () => {
  const { phone, laptop, draftId } = await twoTitles(world);
  expect(await phone.row('drafts', draftId)).toMatchObject({
    title: 'Rain Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Cloud Mills' }] }],
  });
  await phone.mutate('resolveConflict', {
    draftId,
    field: 'title',
    value: 'Rain and Cloud Mills',
    seen: ['Rain Mills', 'Cloud Mills'],
  });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ title: 'Rain and Cloud Mills', conflicts: [] });
});

test('words written elsewhere that a person did not see when they chose stay to be chosen from', async () => {
  const { phone, laptop, draftId } = await twoTitles(world);
  await laptop.mutate('editDraft', {
    draftId,
    field: 'title',
    from: 'Rain Mills',
    to: 'Rain and forty new words',
  });
  await laptop.sync();
  await phone.mutate('resolveConflict', {
    draftId,
    field: 'title',
    value: 'Cloud Mills',
    seen: ['Rain Mills', 'Cloud Mills'],
  });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({
    title: 'Cloud Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Rain and forty new words' }] }],
  });
});

test('who writes on after a clash has one version beside the other, not one for every pause', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Rain Mills' });
  await phone.sync();
  for (const [from, to] of [
    ['Monsoon Mills', 'C'],
    ['C', 'Clo'],
    ['Clo', 'Cloud'],
  ] as const) {
    await laptop.mutate('editDraft', { draftId, field: 'title', from, to });
    await laptop.sync();
  }
  expect((await laptop.row('drafts', draftId))?.conflicts).toMatchObject([
    { field: 'title', values: [{ value: 'Cloud' }] },
  ]);
});

test('an edit made elsewhere brings a deleted draft back whole', async () => {
  const { phone, draftId } = await deletedAndEdited(world);
  expect(await phone.row('drafts', draftId)).toMatchObject({ ...pitch, location: 'Nashik', deletedAt: null });
});

test('a draft that an edit brought back says so, until the person has said what they want of it', async () => {
  const { phone, laptop, draftId, deletedAt } = await deletedAndEdited(world);
  const editor = (await laptop.db.meta.get('meta'))?.clientId;
  for (const device of [phone, laptop]) {
    expect((await device.row('drafts', draftId))?.trail?.broughtBack).toMatchObject({
      clientId: editor,
      deletedAt,
    });
  }
  await phone.mutate('restoreDraft', { draftId });
  await phone.sync();
  await laptop.sync();
  expect((await laptop.row('drafts', draftId))?.trail?.broughtBack).toBeNull();
});

test('each text of a clash says which device wrote it', async () => {
  const { phone, laptop, draftId } = await twoTitles(world);
  const ofPhone = (await phone.db.meta.get('meta'))?.clientId;
  const ofLaptop = (await laptop.db.meta.get('meta'))?.clientId;
  expect(await laptop.row('drafts', draftId)).toMatchObject({
    title: 'Rain Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Cloud Mills', clientId: ofLaptop }] }],
    trail: { fields: { title: { clientId: ofPhone } } },
  });
});
