import { ListChecks } from 'lucide-react';
import { connectionsWords as words } from '#src/content/connections.ts';
import { passReasonWords, stageWords } from '#src/content/deal-tools.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { usePipeline } from '#src/data/use-pipeline.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { Stars } from '#src/ui/stars.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { type PipelineDeal, type PipelineStage, pipelineStages } from '#sync/records/pipeline.ts';
import { ConnectionPlaces } from './connection-places.tsx';

/** What the investor keeps about deals, by how far they have come. */
export function Pipeline() {
  const deals = useArrived(usePipeline());
  if (deals === undefined)
    return <ConnectionPlaces label={words.tabs.pipeline} of="pipeline" hasTabs={false} />;
  return <PipelineStages deals={deals} />;
}

export function PipelineStages({ deals }: { deals: PipelineDeal[] }) {
  if (deals.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title={words.pipelineEmpty}
        action={
          <ButtonLink href={paths.explore} look="primary">
            {words.explore}
          </ButtonLink>
        }
      >
        {words.pipelineEmptyDetail}
      </EmptyState>
    );
  const stages = pipelineStages.map((stage) => ({
    stage,
    there: deals.filter((deal) => deal.stage === stage),
  }));
  return (
    <div className="grid gap-6">
      {stages.map(
        ({ stage, there }) => there.length > 0 && <Stage key={stage} stage={stage} there={there} />,
      )}
    </div>
  );
}

/** Each of the five may be long. */
const dealsAtOnce = 20;

function Stage({ stage, there }: { stage: PipelineStage; there: PipelineDeal[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{`${stageWords[stage]} (${there.length})`}</h2>
      <FirstRows name={stage} rows={there} atOnce={dealsAtOnce} about={stageWords[stage]}>
        {(first, list) => (
          <ul ref={list} aria-label={stageWords[stage]} className="grid gap-3">
            {first.map((deal) => (
              <li key={deal.id} tabIndex={-1}>
                <KeptDeal deal={deal} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </section>
  );
}

function KeptDeal({ deal: { opportunityId, dealTitle, rating, note, passReasons } }: { deal: PipelineDeal }) {
  const [firstLine = ''] = note.trim().split('\n');
  return (
    <Card className="grid gap-2 p-4 wrap-anywhere sm:px-5">
      <h3 className="font-semibold">
        <TextLink alone href={paths.opportunity(opportunityId)}>
          {dealTitle}
        </TextLink>
      </h3>
      {rating !== null && <Stars rating={rating} />}
      {firstLine && <p className="line-clamp-2 text-quiet">{firstLine}</p>}
      {passReasons.length > 0 && (
        <p className="text-sm text-quiet">
          {passReasons.map((reason) => passReasonWords[reason]).join(', ')}
        </p>
      )}
    </Card>
  );
}
