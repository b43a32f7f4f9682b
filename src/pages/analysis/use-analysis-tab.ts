import { useSearchParams } from 'wouter';
import { analysisTabs } from '#src/content/ai-analysis.ts';

export type AnalysisTab = keyof typeof analysisTabs;

const known = Object.keys(analysisTabs) as AnalysisTab[]; // `keys` forgets the literal types

/** The tab that is open, in the address, beside what else that says; the first without one. */
export function useAnalysisTab(): [AnalysisTab, (tab: AnalysisTab) => void] {
  const [address, setAddress] = useSearchParams();
  const tab = known.find((each) => each === address.get('tab')) ?? 'opportunity';
  return [tab, (chosen) => setAddress((before) => withTab(before, chosen), { replace: true })];
}

function withTab(address: URLSearchParams, tab: AnalysisTab): URLSearchParams {
  const { tab: _, ...others } = Object.fromEntries(address);
  return new URLSearchParams({ ...(tab !== 'opportunity' && { tab }), ...others });
}
