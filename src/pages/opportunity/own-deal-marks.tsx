import { useUnsentPitch } from '#src/data/outbox/use-round-work.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { DealMarks } from './deal-marks.tsx';

/** The marks of a deal for its founder. */
export function OwnDealMarks({ opportunity }: { opportunity: Opportunity }) {
  return <DealMarks opportunity={opportunity} unsent={useUnsentPitch(opportunity.id)} />;
}
