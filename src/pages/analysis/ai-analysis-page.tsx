import { analysisTabs, analysisPage as words } from '#src/content/ai-analysis.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { ListRoom } from '#src/ui/list-room.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { blankValues } from './analysis-values.ts';
import { OpportunityAnalysis } from './opportunity-analysis.tsx';
import { type AnalysisTab, useAnalysisTab } from './use-analysis-tab.ts';

// Each with what it computes by: the page is shown before that.
const InvestorMatching = lazyPart(async () => (await import('./investor-matching.tsx')).InvestorMatching);
const Assistant = lazyPart(async () => (await import('./assistant.tsx')).Assistant);
const MarketInsights = lazyPart(async () => (await import('./market-insights.tsx')).MarketInsights);

const tabs = Object.entries(analysisTabs).map(([id, title]) => ({ id: id as AnalysisTab, title })); // `entries` forgets the literal types

export function AiAnalysisPage() {
  const [tab, choose] = useAnalysisTab();
  const [values, write] = useTypedTool('ai-analysis', blankValues);
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <BackLink href={paths.home}>{words.back}</BackLink>
        <PageHeading title={words.title} lead={words.lead} />
      </header>
      <Tabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={choose}>
        <ListRoom>
          {tab === 'opportunity' && <OpportunityAnalysis values={values} onWrite={write} />}
          {tab === 'matching' && (
            <NeedsDatabase>
              <InvestorMatching />
            </NeedsDatabase>
          )}
          {tab === 'assistant' && <Assistant />}
          {tab === 'insights' && (
            <NeedsDatabase>
              <MarketInsights />
            </NeedsDatabase>
          )}
        </ListRoom>
      </Tabs>
    </div>
  );
}
