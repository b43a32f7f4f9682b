import { dashboard, messages } from './own-destinations.ts';
import { Places } from './places.tsx';

/** Where an investor's own deals, requests and conversations are. */
export function InvestorPlaces({ at }: { at: string }) {
  return <Places of={[dashboard, messages]} at={at} />;
}
