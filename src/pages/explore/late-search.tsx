import { useLateAnswer } from '#src/pages/asking/use-late-answer.ts';
import { searchOpportunitiesEndpoint } from '#sync/endpoints/ai.ts';
import { AiResults } from './ai-results.tsx';

/** The search that this tab asked last, or whose second answer came while nobody was on Explore. */
export function LateSearch({ askedId, onClear }: { askedId: string; onClear: () => void }) {
  const late = useLateAnswer('deal-search', 'explore', searchOpportunitiesEndpoint.reply, askedId);
  return late && <AiResults answered={late} onClear={onClear} />;
}
