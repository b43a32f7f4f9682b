import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { holdQuestion } from '#src/data/words/held-questions.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { exportMine } from './export-mine.ts';

localStorageHere();

test('a question that is typed to Dollar and not sent stands in the export of everything, of this person alone', async () => {
  const { userId } = await signedInHere('investor');
  holdQuestion(userId, 'explore', 'Which of these run on rain?');
  holdQuestion(newId(), 'explore', 'Which of these run on tides?');
  const { device } = JSON.parse(await (await exportMine(null, 'json')).text());
  expect(device.questions).toEqual([{ context: 'explore', question: 'Which of these run on rain?' }]);
  expect(await (await exportMine(null, 'csv')).text()).toContain(
    'device,questions,1,question,Which of these run on rain?',
  );
});
