import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Report } from '#sync/records/report.ts';
import { ConsentsPart } from './consents-part.tsx';

const reporterId = newId();
const at = '2026-03-01T09:00:00.000Z';

function report(given: Partial<Report>): Report {
  const about = { subject: 'opportunity' as const, subjectId: newId(), subjectName: 'Lantern Looms' };
  const told = { reason: 'fraud' as const, detail: '', at, state: 'open' as const, answer: '' };
  return { id: newId(), reporterId, ...about, ...told, decidedAt: null, ...given };
}

const decided = { decidedAt: '2026-03-02T09:00:00.000Z', answer: 'It is gone.' };
const acted = { reason: 'out-of-date', state: 'acted', ...decided } as const;
const left = { state: 'dismissed', ...decided, answer: '' } as const;

test.each([
  [{}, 'Lantern LoomsFraud or a scam, 1 Mar 2026Not looked at yet'],
  [acted, 'Lantern LoomsIt is out of date, 1 Mar 2026We acted, 2 Mar 2026It is gone.'],
  [left, 'Lantern LoomsFraud or a scam, 1 Mar 2026We left it as it is, 2 Mar 2026'],
])('what was reported, of which the row says %j, reads: %s', async (given, words) => {
  const page = await drawScreen(<ConsentsPart consents={[]} reports={[report(given)]} />);
  expect(wordsOf(page, 'li')).toEqual([words]);
});
