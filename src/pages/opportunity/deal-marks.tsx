import { pitchStates, unsentPitch } from '#src/content/dashboard.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** What a deal is, at a glance. `unsent`: what of it nobody else has yet. */
export function DealMarks({
  opportunity: { status, stage, industry },
  unsent,
}: {
  opportunity: Opportunity;
  unsent?: keyof typeof unsentPitch | null | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {unsent ? (
        <Badge look="warn">{unsentPitch[unsent]}</Badge>
      ) : (
        <Badge look={status === 'review' ? 'warn' : status === 'active' ? 'good' : 'plain'}>
          {pitchStates[status]}
        </Badge>
      )}
      <Badge look="brand">{stage}</Badge>
      <Badge>{industry}</Badge>
    </div>
  );
}
