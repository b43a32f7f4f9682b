import { useSearchParams } from 'wouter';
import { pitchSteps } from '#src/content/pitch-form.ts';

/** The step of the form stands in the address, so that Back leads to the one before. */
export function useStep(): [number, (step: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('step') ?? 1) - 1;
  const step = pitchSteps[asked] === undefined ? 0 : asked;
  return [
    step,
    (next) => {
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.set('step', String(next + 1));
        return after;
      });
    },
  ];
}
