import {
  approachStageWords,
  csvWords,
  approachLabels as labels,
  noReasonWords,
} from '#src/content/approaches.ts';
import { localDay } from '#src/lib/local-day.ts';
import type { Approach } from '#sync/records/approach.ts';

/** The list as lines of a table, its heads first, ready for a spreadsheet. */
export function linesOf(approaches: readonly Approach[]): string[][] {
  return [columns.map(([head]) => head), ...approaches.map((each) => columns.map(([, cell]) => cell(each)))];
}

const columns: [head: string, cell: (approach: Approach) => string][] = [
  [labels.name, ({ name }) => name],
  [labels.kind, ({ kind }) => kind],
  [labels.stage, ({ stage }) => approachStageWords[stage]],
  [labels.followUpOn, ({ followUpOn }) => followUpOn],
  [labels.website, ({ website }) => website],
  [labels.place, ({ place }) => place],
  [
    labels.noReasons,
    ({ stage, noReasons }) =>
      stage === 'no' ? noReasons.map((reason) => noReasonWords[reason]).join('; ') : '',
  ],
  [labels.noWords, ({ stage, noWords }) => (stage === 'no' ? noWords : '')],
  [labels.note, ({ note }) => note],
  [csvWords.source, (approach) => csvWords.sources[sourceOf(approach)]],
  [csvWords.addedOn, ({ createdAt }) => localDay(Date.parse(createdAt))],
];

function sourceOf({ directoryId, investorId }: Approach): keyof typeof csvWords.sources {
  if (directoryId !== null) return 'directory';
  return investorId === null ? 'hand' : 'investor';
}
