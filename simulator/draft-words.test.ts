import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAll } from '#server/db/records.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Device } from './device.ts';
import { type FoundersWorld, foundersWorld } from './founders-world.ts';

const fields = ['title', 'description'] as const;
const field = fc.constantFrom(...fields);
const side = fc.constantFrom(0, 1);
const place = fc.nat(1_000);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('write' as const), side, field, place, strikes: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sync' as const), side }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('go back' as const), side, place }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('choose' as const), side, place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), side }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
);

test('every word written on two devices is in the draft, a rival, a version, or was struck out by who saw it', async () => {
  const seen = { clashes: 0, goneBack: 0, chosen: 0, versions: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const world = await foundersWorld();
      try {
        await live(world, steps, seen);
      } finally {
        await world.services.close();
      }
    }),
    { numRuns: 60 },
  );
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
}, 120_000);

async function live(
  world: FoundersWorld,
  steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  seen: { clashes: number; goneBack: number; chosen: number; versions: number },
): Promise<void> {
  const devices = [world.deviceOf(world.founder), world.deviceOf(world.founder)] as const;
  const [first, second] = devices;
  const draftId = newId();
  await first.mutate('createDraft', { draftId, currency: 'INR' });
  for (const device of [first, second]) await device.sync();
  const written = new Set<string>();
  const struck = new Set<string>();

  // Every history begins with a clash.
  for (const device of devices) {
    const draft = await device.row('drafts', draftId);
    if (draft) await write(device, draft, { field: 'title', place: 0, strikes: 0 });
  }
  for (const device of [first, second, first]) await device.sync();

  for (const step of steps) {
    if (step.does === 'wait') {
      world.services.moveClock(7 * 60 * 1000);
      continue;
    }
    const device = step.side === 0 ? first : second;
    const draft = await device.row('drafts', draftId);
    if (!draft) throw new Error('The draft is gone');
    if (step.does === 'sync') await device.sync();
    if (step.does === 'delete') await device.mutate('deleteDraft', { draftId });
    if (step.does === 'write') await write(device, draft, step);
    if (step.does === 'choose') await choose(device, draft, step.place);
    if (step.does === 'go back') {
      const versions = await versionsOn(device);
      const wanted = versions[step.place % Math.max(1, versions.length)];
      if (!wanted) continue;
      await device.mutate('restoreVersion', { draftId, versionId: wanted.id });
      seen.goneBack += 1;
    }
  }
  for (const device of [first, second, first, second]) await device.sync();

  const rows = await Promise.all(
    (['drafts', 'draftVersions', 'attention'] as const).map((table) =>
      readAll(world.services.database.read, table),
    ),
  );
  const kept = new Set(JSON.stringify(rows).match(/word\d+/g));
  for (const word of written) expect(kept.has(word) || struck.has(word), word).toBe(true);
  expect(await first.everything()).toEqual(await second.everything());
  seen.versions += rows[1]?.length ?? 0;

  async function write(
    device: Device,
    draft: Draft,
    { field, place, strikes }: { field: (typeof fields)[number]; place: number; strikes: number },
  ) {
    const words = draft[field].split(' ').filter(Boolean);
    const at = place % (words.length + 1);
    const word = `word${written.size}`;
    const out = words.slice(at, at + strikes);
    const to = [...words.slice(0, at), word, ...words.slice(at + strikes)].join(' ');
    await device.mutate('editDraft', { draftId, field, from: draft[field], to });
    written.add(word);
    for (const gone of out) struck.add(gone);
  }

  async function choose(device: Device, draft: Draft, place: number) {
    const conflict = draft.conflicts[place % Math.max(1, draft.conflicts.length)];
    if (!conflict) return;
    seen.clashes += 1;
    const texts = [draft[conflict.field], ...conflict.values.map(({ value }) => value)];
    const value = texts[place % texts.length] ?? '';
    await device.mutate('resolveConflict', { draftId, field: conflict.field, value, seen: texts });
    seen.chosen += 1;
  }
}

async function versionsOn(device: Device) {
  const { draftVersions = [] } = await device.everything();
  return draftVersions;
}
