import { useRef } from 'react';
import { enhancerWords as words } from '#src/content/enhancer.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import type { EnhancementInput } from '#sync/endpoints/ai.ts';
import { useEnhancing } from './use-enhancing.ts';

const EnhancedText = lazyPart(async () => (await import('./enhanced-text.tsx')).EnhancedText);
const LateEnhancement = lazyPart(async () => (await import('./late-enhancement.tsx')).LateEnhancement);

/** A description put better, to edit, to copy, to use or to begin anew. `onUse` puts it in the place of the other. */
export function EnhancerCard({
  input,
  headingLevel: Heading = 'h2',
  onUse,
}: {
  input: EnhancementInput;
  headingLevel?: 'h2' | 'h3';
  onUse: (text: string) => void;
}) {
  const part = useRef<HTMLElement>(null);
  const { isAsking, enhanced, enhance, show, edit, restart } = useEnhancing(() => {
    // The button that was pressed goes: the focus stays beside what comes in its place.
    if (part.current?.contains(document.activeElement)) part.current.focus({ preventScroll: true });
  });
  const isEmpty = input.description.trim() === '';
  return (
    <section ref={part} tabIndex={-1} aria-label={words.title}>
      <Card className="grid gap-4 p-5">
        <div className="grid gap-1">
          <Heading className="text-lg font-semibold">{words.title}</Heading>
          <p className="text-sm text-quiet">{words.lead}</p>
        </div>
        <LateEnhancement description={input.description} onShow={show} />
        {enhanced === null ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary" busy={isAsking} disabled={isEmpty} onClick={() => enhance(input)}>
              {isAsking ? words.enhancing : words.enhance}
            </Button>
            {isEmpty && <p className="text-sm text-quiet">{words.needsDescription}</p>}
          </div>
        ) : (
          <EnhancedText enhanced={enhanced} onEdit={edit} onRestart={restart} onUse={onUse} />
        )}
      </Card>
    </section>
  );
}
