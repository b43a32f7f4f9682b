import { expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import { directoryDb } from '#src/directory/directory-db.ts';
import { directoryHere, onDevice } from '#src/testing/directory-here.ts';
import { nobodyHere } from '#src/testing/here.ts';
import { type Measurement, measureAnew, unmeasured } from './measurement.ts';

directoryHere();

/** All that is shown of a measuring. */
async function shownOf(before = unmeasured): Promise<Measurement[]> {
  const shown: Measurement[] = [];
  await measureAnew(
    before,
    (each) => shown.push(each),
    () => true,
  );
  return shown;
}

/** The last of them. */
const ended = (shown: Measurement[]) => shown.at(-1) ?? unmeasured;

test('each size is shown as soon as it is known, the directory last, and then when all of them were', async () => {
  await nobodyHere();
  await onDevice({});
  const shown = await shownOf();
  expect(shown[0]).toEqual(unmeasured);
  expect(shown.some(({ sizes }) => sizes.deals && sizes.app && !sizes.directory)).toBe(true);
  expect(ended(shown)).toMatchObject({
    state: 'measured',
    sizes: { deals: { bytes: 0 }, directory: { count: 2 } },
  });
});

test('what was measured before stays until it is measured anew, and where that fails nothing is said of it', async () => {
  await nobodyHere();
  await onDevice({});
  const before = ended(await shownOf());
  const again = await shownOf(before);
  expect(again[0]).toEqual({ state: 'measuring', sizes: before.sizes });
  const fail = () => {
    throw new Error('The device does not answer');
  };
  directoryDb.files.hook('reading', fail);
  await directoryDb.indexes.clear();
  try {
    await onDevice({});
    expect(ended(await shownOf(before))).toEqual({ state: 'fault', sizes: {} });
  } finally {
    directoryDb.files.hook('reading').unsubscribe(fail);
  }
});

test('whoever has gone is shown nothing more', async () => {
  await nobodyHere();
  const shown: Measurement[] = [];
  let isHere = true;
  const measuring = measureAnew(
    unmeasured,
    (each) => shown.push(each),
    () => isHere,
  );
  isHere = false;
  await measuring;
  expect(shown).toEqual([unmeasured]);
});
