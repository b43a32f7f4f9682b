import { useSearchParams } from 'wouter';
import { investSteps } from '#src/content/invest-wizard.ts';

/** The step, from 0, stands in the address from 1: Back leads to the one before, and a closed app opens at the same. */
export function useWizardStep(): [number, (step: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('step') ?? 1) - 1;
  const step = investSteps[asked] === undefined ? 0 : asked;
  return [
    step,
    (next) => {
      const allowed = Math.min(investSteps.length - 1, Math.max(0, next));
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.set('step', String(allowed + 1));
        return after;
      });
    },
  ];
}
