import { useSearchParams } from 'wouter';
import { analysisTabs } from '#src/content/ai-analysis.ts';

export type AnalysisTab = keyof typeof analysisTabs;

const known = Object.keys(analysisTabs) as AnalysisTab[]; // `keys` forgets the literal types

/** The tab that is open, in the address; the first without one. */
export function useAnalysisTab(): [AnalysisTab, (tab: AnalysisTab) => void] {
  const [address, setAddress] = useSearchParams();
  const tab = known.find((each) => each === address.get('tab')) ?? 'opportunity';
  return [tab, (chosen) => setAddress(chosen === 'opportunity' ? {} : { tab: chosen }, { replace: true })];
}
