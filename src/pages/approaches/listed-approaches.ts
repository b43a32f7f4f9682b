import { approachStageWords, noReasonWords } from '#src/content/approaches.ts';
import type { Approach, ApproachStage } from '#sync/records/approach.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

export const approachOrders = ['due', 'name', 'newest'] as const;
export type ApproachOrder = (typeof approachOrders)[number];

/** `stage`: '' for any. */
export type ApproachQuery = { q: string; stage: ApproachStage | ''; order: ApproachOrder };

/** Those that are asked for, in the order that is asked for. */
export function listedApproaches(approaches: readonly Approach[], query: ApproachQuery): Approach[] {
  const words = query.q.toLowerCase().split(/\s+/);
  return approaches
    .filter(({ stage }) => query.stage === '' || stage === query.stage)
    .filter((approach) => {
      const told = wordsOf(approach).toLowerCase();
      return words.every((word) => told.includes(word));
    })
    .sort(orders[query.order]);
}

const byName = (a: Approach, b: Approach) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
/** Behind every day there is. */
const never = '9999-99-99';

const orders: Record<ApproachOrder, (a: Approach, b: Approach) => number> = {
  due: (a, b) => (a.followUpOn || never).localeCompare(b.followUpOn || never) || byName(a, b),
  name: byName,
  newest: (a, b) => newestFirst(a, b) || byName(a, b),
};

function wordsOf({ name, kind, place, website, note, stage, noReasons, noWords }: Approach): string {
  const no = stage === 'no' ? [...noReasons.map((reason) => noReasonWords[reason]), noWords] : [];
  return [name, kind, place, website, note, approachStageWords[stage], ...no].join(' ');
}

/** Whether it was to be asked again before today, or is today. `today` is a date. */
export function dueOf(
  { followUpOn }: Pick<Approach, 'followUpOn'>,
  today: string,
): 'overdue' | 'today' | null {
  if (followUpOn === '' || followUpOn > today) return null;
  return followUpOn === today ? 'today' : 'overdue';
}
