import { StageBadge } from '#src/ui/stage-badge.tsx';
import { investorStages } from '#sync/catalog.ts';
import type { Investor } from '#sync/records/investor.ts';
import { stagesOf } from '#sync/search/listed.ts';

/** The stages an investor looks for, earliest first, coloured by stage. */
export function InvestorStages({ investor }: { investor: Investor }) {
  const stages = stagesOf(investor).map((label) => ({ label, step: stepOf(label) }));
  if (stages.length === 0) return null;
  return (
    <ul aria-label="Invests at" className="flex flex-wrap gap-1.5">
      {stages
        .sort((one, other) => one.step - other.step)
        .map(({ label, step }) => (
          <li key={label}>
            <StageBadge step={step}>{label}</StageBadge>
          </li>
        ))}
    </ul>
  );
}

/** From 1; 0 for a stage the catalogue does not know. */
function stepOf(label: string): number {
  return investorStages.findIndex((stage) => stage.label === label) + 1;
}
