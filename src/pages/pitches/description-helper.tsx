import { useState } from 'react';
import { lazyPart } from '#src/lazy-part.tsx';
import { putInPlace } from '#src/pages/enhancer/put-in-place.ts';
import { draftFields } from '#sync/records/draft.ts';
import type { PitchDraft } from './use-pitch-draft.ts';

const EnhancerCard = lazyPart(
  async () => (await import('#src/pages/enhancer/enhancer-card.tsx')).EnhancerCard,
);

/** Helps with the description once there is a title, a description and an industry; then it stays, whatever is rewritten. */
export function DescriptionHelper({ draft }: { draft: PitchDraft }) {
  const { title, description, industry } = draft.values;
  const isFilled = [title, description, industry].every((text) => text.trim() !== '');
  const [isShown, show] = useState(isFilled);
  if (isFilled && !isShown) show(true);
  if (!isShown) return null;
  return (
    <div className="print:hidden">
      <EnhancerCard
        headingLevel="h3"
        input={{ description, industry, targetAudience: 'investors' }}
        onUse={(text) =>
          putInPlace(description, text.slice(0, draftFields.description), (words) =>
            draft.choose('description', words),
          )
        }
      />
    </div>
  );
}
