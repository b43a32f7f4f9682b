import { useState } from 'react';
import { analysisFailed } from '#src/content/ai.ts';
import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { track } from '#src/lib/track.ts';
import { useAsking } from '#src/pages/asking/use-asking.ts';
import { EnhancerCard } from '#src/pages/enhancer/enhancer-card.tsx';
import { putInPlace } from '#src/pages/enhancer/put-in-place.ts';
import { useCountry } from '#src/state/country.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { Card } from '#src/ui/card.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { type AnalysisField, type AnalysisValues, inputOf } from './analysis-values.ts';

/** With the questions that this device keeps: the form is shown before them. */
const LastAnalysis = lazyPart(async () => (await import('./last-analysis.tsx')).LastAnalysis);

const context = 'ai-analysis';

/** A pitch that somebody writes here, analysed. What was asked last is shown again, also after a reload. */
export function OpportunityAnalysis({
  values,
  onWrite,
}: {
  values: AnalysisValues;
  onWrite: (field: AnalysisField, text: string) => void;
}) {
  const { isAsking, put } = useAsking('analysis');
  const { currency } = useCountry();
  /** Only where the device could not keep it. */
  const [unkept, setUnkept] = useState<Answered<'analysis'> | null>(null);

  async function analyse() {
    track('ai_analysis_start', { category: 'ai_analysis', label: context });
    try {
      const answered = await put(inputOf(values, currency), { context, question: values.title.trim() });
      if (answered) setUnkept(answered.id === null ? answered : null);
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', title: analysisFailed, detail: words.nobodyAnswers });
    }
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-6 print:hidden">
        <Card>
          <AnalysisForm values={values} isAsking={isAsking} onWrite={onWrite} onSubmit={analyse} />
        </Card>
        <EnhancerCard
          input={{ description: values.description, industry: values.industry, targetAudience: 'investors' }}
          onUse={(text) =>
            putInPlace(values.description, text, (description) => onWrite('description', description))
          }
        />
      </div>
      <div aria-live="polite" className="grid min-w-0 gap-6">
        <LastAnalysis context={context} title={values.title} unkept={unkept} />
      </div>
    </div>
  );
}
