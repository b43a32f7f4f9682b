import { Sparkles } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { dealAnalysisWords as words } from '#src/content/deal-analysis.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { track } from '#src/lib/track.ts';
import { Button } from '#src/ui/button.tsx';
import type { AnalysisDialog as Opened } from './analysis-dialog.tsx';

const AnalysisDialog = lazyPart(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

/** Opens the analysis of a deal. */
export function AnalysisButton({ deal }: Pick<ComponentProps<typeof Opened>, 'deal'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="w-full"
        aria-haspopup="dialog"
        aria-label={words.title(deal.title)}
        onPointerEnter={() => AnalysisDialog.fetchAhead()}
        onClick={() => {
          track('ai_analysis_click', { category: 'ai_analysis', label: deal.id });
          setOpen(true);
        }}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        {words.button}
      </Button>
      {isOpen && <AnalysisDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  );
}
