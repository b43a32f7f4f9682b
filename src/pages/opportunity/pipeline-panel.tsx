import { type ReactNode, useState } from 'react';
import { riskNotice } from '#src/content/connections.ts';
import { passReasonWords, stageWords, dealTools as words } from '#src/content/deal-tools.ts';
import { type Deal, rateDeal, setPipelineStage } from '#src/data/pipeline.ts';
import { usePipelineDeal } from '#src/data/use-pipeline.ts';
import { useUnsavedNote } from '#src/data/use-unsaved-note.ts';
import { showToast } from '#src/state/toasts.ts';
import { Card } from '#src/ui/card.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { StarField } from '#src/ui/star-field.tsx';
import {
  mostStars,
  type PassReason,
  type PipelineDeal,
  passReasons,
  pipelineStageSchema,
  pipelineStages,
} from '#sync/records/pipeline.ts';
import { DealNote } from './deal-note.tsx';
import { DealReminder } from './deal-reminder.tsx';
import { begun, ended, stillWanted, type Wanted } from './wanted.ts';

/** What an investor keeps about a deal: for nobody else's eyes. `children`: what they do with one that is still there. */
export function PipelinePanel({ opportunity, children }: { opportunity: Deal; children?: ReactNode }) {
  const deal = usePipelineDeal(opportunity);
  const unsaved = useUnsavedNote(opportunity);
  if (!deal || unsaved === undefined) return null;
  return (
    <Card className="grid gap-5 p-5 sm:p-6 print:hidden">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-sm text-quiet">{words.lead}</p>
      </div>
      <SelectField
        label={words.stage}
        options={pipelineStages.map((value) => ({ value, label: stageWords[value] }))}
        value={deal.stage}
        onChange={({ target }) =>
          void tried(setPipelineStage(opportunity, pipelineStageSchema.parse(target.value), deal.passReasons))
        }
      />
      {deal.stage === 'passed' && <Reasons key={deal.id} opportunity={opportunity} deal={deal} />}
      {deal.stage === 'committed' && (
        <Notice look="warn" title={riskNotice.title}>
          {riskNotice.text}
        </Notice>
      )}
      <StarField
        label={words.rating}
        most={mostStars}
        rating={deal.rating}
        nameOf={words.stars}
        onRate={(rating) => void tried(rateDeal(opportunity, rating))}
      />
      <DealReminder opportunity={opportunity} deal={deal} />
      <DealNote key={deal.id} opportunity={opportunity} note={deal.note} unsaved={unsaved} />
      {children}
    </Card>
  );
}

function Reasons({ opportunity, deal }: { opportunity: Deal; deal: PipelineDeal }) {
  // The next press must know of the last one, also while that is still being stored.
  const [pressed, setPressed] = useState<Wanted<PassReason[]> | null>(null);
  const wanted = stillWanted(pressed, deal.passReasons);
  if (wanted !== pressed) setPressed(wanted);
  const chosen = wanted?.value ?? deal.passReasons;
  async function choose(reasons: PassReason[]) {
    setPressed((before) => begun(before, reasons));
    try {
      await setPipelineStage(opportunity, 'passed', reasons);
      setPressed(ended);
    } catch {
      setPressed(null);
      sayFailed();
    }
  }
  return (
    <OptionGroup label={words.reasons}>
      {passReasons.map((reason) => (
        <CheckField
          key={reason}
          label={passReasonWords[reason]}
          checked={chosen.includes(reason)}
          onChange={({ target }) => {
            const others = chosen.filter((each) => each !== reason);
            void choose(target.checked ? [...others, reason] : others);
          }}
        />
      ))}
    </OptionGroup>
  );
}

function tried(work: Promise<void>): Promise<void> {
  return work.catch(sayFailed);
}

function sayFailed(): void {
  showToast({ kind: 'error', title: words.failed });
}
