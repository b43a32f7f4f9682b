import { useSearchParams } from 'wouter';
import { approachStages } from '#sync/records/approach.ts';
import { type ApproachQuery, approachOrders } from './listed-approaches.ts';

const [firstOrder] = approachOrders;

/** What is looked for lives in the address, so that a link or a reload keeps it. */
export function useApproachQuery(): {
  query: ApproachQuery;
  ask: (more: Partial<Record<keyof ApproachQuery, string>>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const query = {
    q: address.get('q') ?? '',
    stage: approachStages.find((stage) => stage === address.get('stage')) ?? ('' as const),
    order: approachOrders.find((order) => order === address.get('sort')) ?? firstOrder,
  };
  return {
    query,
    ask(more) {
      const { q, stage, order } = { ...query, ...more };
      const told = Object.entries({ q, stage, sort: order === firstOrder ? '' : order });
      setAddress(new URLSearchParams(told.filter(([, value]) => value !== '')), { replace: true });
    },
  };
}
