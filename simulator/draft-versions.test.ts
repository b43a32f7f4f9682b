import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Device } from './device.ts';
import {
  type FoundersWorld,
  foundersWorld,
  pitch,
  submission,
  twoDevices,
  twoTitles,
} from './founders-world.ts';

const minutes = 60 * 1000;
let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

test('the first change after a pause keeps what the draft was, the next ones of that sitting keep nothing', async () => {
  const { phone, draftId } = await twoDevices(world);
  world.services.moveClock(20 * minutes);
  await rename(phone, draftId, 'Monsoon Mills', 'Rain Mills');
  await rename(phone, draftId, 'Rain Mills', 'Cloud Mills');
  await phone.mutate('editDraft', { draftId, field: 'location', from: 'Pune', to: 'Nashik' });
  await phone.sync();
  expect(await versions(phone)).toMatchObject([{ ...pitch, draftId, why: 'before-edit' }]);
});

test('what was written in the sitting a draft began in is no version, nor is an empty draft', async () => {
  const { phone, draftId } = await twoDevices(world);
  await rename(phone, draftId, 'Monsoon Mills', 'Rain Mills');
  expect(await versions(phone)).toEqual([]);
});

test('another device that begins to write keeps what it found, and both devices hold that version', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(laptop, draftId, 'Monsoon Mills', 'Rain Mills');
  await laptop.sync();
  await phone.sync();
  for (const device of [phone, laptop])
    expect(await versions(device)).toMatchObject([{ title: 'Monsoon Mills' }]);
});

test('a long ride without a network leaves a version for every sitting, and the same ones once it is sent', async () => {
  const { phone, draftId } = await twoDevices(world);
  for (const [from, to] of [
    ['Monsoon Mills', 'First stop'],
    ['First stop', 'Second stop'],
    ['Second stop', 'Third stop'],
  ] as const) {
    world.services.moveClock(15 * minutes);
    await rename(phone, draftId, from, to);
  }
  const offline = await versions(phone);
  expect(offline.map(({ title }) => title)).toEqual(['Monsoon Mills', 'First stop', 'Second stop']);
  await phone.sync();
  const sent = await versions(phone);
  expect(sent.map(({ id, title }) => [id, title])).toEqual(offline.map(({ id, title }) => [id, title]));
  expect(await phone.db.outbox.count()).toBe(0);
});

test('a text that was taken out in one sitting and written anew in another leaves the same versions once it is sent', async () => {
  const phone = world.deviceOf(world.founder);
  await phone.sync();
  const draftId = newId();
  await phone.mutate('createDraft', { draftId, currency: 'INR' });
  await rename(phone, draftId, '', 'Rain Mills');
  await phone.mutate('editDraft', { draftId, field: 'location', from: '', to: 'Pune' });
  await phone.mutate('editDraft', { draftId, field: 'location', from: 'Pune', to: '' });
  await rename(phone, draftId, 'Rain Mills', '');
  world.services.moveClock(15 * minutes);
  await rename(phone, draftId, '', 'Cloud Mills');
  await phone.mutate('editDraft', { draftId, field: 'location', from: '', to: 'Nashik' });
  const offline = await versions(phone);
  await phone.sync();
  expect(await versions(phone)).toEqual(offline);
});

test.each([-40, 40])(
  'a device whose clock is %i years off keeps the same versions, dated by the server',
  async (years) => {
    const { founder, clock, services, deviceOf } = world;
    const { draftId } = await twoDevices(world);
    const odd = deviceOf(founder, () => clock() + years * 365 * 24 * 60 * minutes);
    await odd.sync();
    await rename(odd, draftId, 'Monsoon Mills', 'Rain Mills');
    services.moveClock(15 * minutes);
    await rename(odd, draftId, 'Rain Mills', 'Cloud Mills');
    const before = await versions(odd);
    await odd.sync();
    const after = await versions(odd);
    expect(after.map(({ id, title }) => [id, title])).toEqual(before.map(({ id, title }) => [id, title]));
    expect(after.map(({ title, at }) => [title, at])).toEqual([
      ['Monsoon Mills', services.now()],
      ['Rain Mills', services.now()],
    ]);
  },
);

test('going back takes the words of then, keeps those of now, and can itself be gone back on', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(laptop, draftId, 'Monsoon Mills', 'Rain Mills');
  const [old] = await versions(laptop);
  await laptop.mutate('restoreVersion', { draftId, versionId: old?.id ?? '' });
  await laptop.sync();
  await phone.sync();
  expect(await phone.row('drafts', draftId)).toMatchObject(pitch);
  const kept = (await versions(phone)).find(({ why }) => why === 'before-going-back');
  expect(kept).toMatchObject({ title: 'Rain Mills' });
  await phone.mutate('restoreVersion', { draftId, versionId: kept?.id ?? '' });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ title: 'Rain Mills' });
});

test('words of another device that going back overtakes are a version', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(laptop, draftId, 'Monsoon Mills', 'Rain Mills');
  await laptop.sync();
  await phone.mutate('editDraft', {
    draftId,
    field: 'location',
    from: 'Pune',
    to: 'Nashik, by the old mill',
  });
  await phone.sync();
  const [old] = await versions(laptop);
  await laptop.mutate('restoreVersion', { draftId, versionId: old?.id ?? '' });
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject(pitch);
  expect(await versions(laptop)).toContainEqual(
    expect.objectContaining({ location: 'Nashik, by the old mill', why: 'before-going-back' }),
  );
});

test('going back brings a deleted draft back, and is refused once it is submitted', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(laptop, draftId, 'Monsoon Mills', 'Rain Mills');
  await laptop.sync();
  await phone.sync();
  const [old] = await versions(phone);
  const back = { draftId, versionId: old?.id ?? '' };
  await phone.mutate('deleteDraft', { draftId });
  await phone.mutate('restoreVersion', back);
  await phone.sync();
  expect(await phone.row('drafts', draftId)).toMatchObject({ ...pitch, deletedAt: null });
  await phone.mutate('submitPitch', submission(draftId));
  await expect(phone.mutate('restoreVersion', back)).rejects.toMatchObject({
    failure: { code: 'already-submitted' },
  });
});

test('going back leaves a rival that says something else to be chosen', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  world.services.moveClock(15 * minutes);
  await rename(phone, draftId, 'Monsoon Mills', 'Rain Mills');
  await rename(laptop, draftId, 'Monsoon Mills', 'Cloud Mills');
  await phone.sync();
  await laptop.sync();
  const monsoon = (await versions(laptop)).find(({ title }) => title === 'Monsoon Mills');
  await laptop.mutate('restoreVersion', { draftId, versionId: monsoon?.id ?? '' });
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({
    title: 'Monsoon Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Cloud Mills' }] }],
  });
});

test('going back to what a rival says settles it', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(phone, draftId, 'Monsoon Mills', 'Cloud Mills');
  world.services.moveClock(15 * minutes);
  await rename(phone, draftId, 'Cloud Mills', 'Rain Mills');
  await rename(laptop, draftId, 'Monsoon Mills', 'Cloud Mills');
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ title: 'Rain Mills', conflicts: [{}] });
  const cloud = (await versions(laptop)).find(({ title }) => title === 'Cloud Mills');
  await laptop.mutate('restoreVersion', { draftId, versionId: cloud?.id ?? '' });
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ title: 'Cloud Mills', conflicts: [] });
});

test('a version tells which device wrote it, before it is sent and after', async () => {
  const { phone, laptop, draftId } = await twoDevices(world);
  await rename(laptop, draftId, 'Monsoon Mills', 'Rain Mills');
  await laptop.sync();
  await rename(phone, draftId, 'Monsoon Mills', 'Cloud Mills');
  await phone.sync();
  const seen = ['Rain Mills', 'Cloud Mills'];
  await phone.mutate('resolveConflict', { draftId, field: 'title', value: 'Rain Mills', seen });
  const writers = async () =>
    Object.fromEntries((await versions(phone)).map(({ title, writtenBy }) => [title, writtenBy]));
  const guessed = await writers();
  await phone.sync();
  const [ofPhone, ofLaptop] = await Promise.all(
    [phone, laptop].map(async ({ db }) => (await db.meta.get('meta'))?.clientId),
  );
  expect(await writers()).toEqual({
    'Monsoon Mills': ofPhone,
    'Rain Mills': ofLaptop,
    'Cloud Mills': ofPhone,
  });
  expect(await writers()).toEqual(guessed);
});

test('what was not chosen is a version', async () => {
  const { laptop, draftId } = await twoTitles(world);
  const seen = ['Rain Mills', 'Cloud Mills'];
  await laptop.mutate('resolveConflict', { draftId, field: 'title', value: 'Rain Mills', seen });
  await laptop.sync();
  const left = (await versions(laptop)).filter(({ why }) => why === 'not-chosen');
  expect(left).toMatchObject([{ ...pitch, title: 'Cloud Mills' }]);
});

function rename(device: Device, draftId: string, from: string, to: Draft['title']): Promise<void> {
  return device.mutate('editDraft', { draftId, field: 'title', from, to });
}

/** Oldest first. */
async function versions(device: Device) {
  const { draftVersions = [] } = await device.everything();
  const rows = draftVersions.flatMap((row) => ('keptBy' in row ? [row] : []));
  return rows.sort((a, b) => a.at.localeCompare(b.at) || a.keptBy.localeCompare(b.keptBy));
}
