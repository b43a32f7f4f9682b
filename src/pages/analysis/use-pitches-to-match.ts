import { matchingWords } from '#src/content/ai-analysis.ts';
import { useDrafts } from '#src/data/use-drafts.ts';
import { useOwnPitches } from '#src/data/use-own-pitches.ts';
import type { MatchedPitch } from '#sync/ai/rules/match-investor.ts';
import type { Draft } from '#sync/records/draft.ts';
import { parseAmount } from '#sync/rules/amount.ts';

const words = matchingWords.founder;
const gone = new Set(['withdrawn', 'declined']);

export type PitchToMatch = { id: string; name: string; pitch: MatchedPitch };

/** The pitches of the founder at this device that can be matched: those in the market first, then the drafts. */
export function usePitchesToMatch(): PitchToMatch[] | undefined {
  const pitches = useOwnPitches();
  const drafts = useDrafts();
  if (!pitches || !drafts) return undefined;
  return [
    ...pitches
      .filter(({ status }) => !gone.has(status))
      .map((pitch) => ({ id: pitch.id, name: pitch.title, pitch })),
    ...drafts
      .filter(({ industry }) => industry !== '')
      .map((draft) => ({
        id: draft.id,
        name: words.draft(draft.title || words.untitled),
        pitch: pitchOf(draft),
      })),
  ];
}

/** Amounts that are not written yet are none: told as the founder's own, assumed ones would mislead. */
function pitchOf({
  title,
  description,
  industry,
  stage,
  location,
  currency,
  ...amounts
}: Draft): MatchedPitch {
  return {
    title,
    description,
    industry,
    stage,
    location,
    currency,
    totalRequired: parseAmount(amounts.totalRequired),
    minInvestment: parseAmount(amounts.minInvestment),
  };
}
