import { expect, test } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { refuseBlobs } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { chooseFiles, chosenFor } from './chosen-files.ts';
import { fileHere } from './files.ts';

test('a file goes along with a message from a private window of Safari, too, which stores no blob', async () => {
  await signedInHere('investor');
  refuseBlobs();
  expect(await chooseFiles('with-asha', [new File(['A plan'], 'plan.txt')])).toEqual([]);
  const [file] = await chosenFor('with-asha');
  expect(await (await fileHere(file?.hash ?? ''))?.text()).toBe('A plan');
  expect(databaseFaults.getState()).toEqual({});
});
