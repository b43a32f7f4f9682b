import { useAccount } from '#src/data/use-account.ts';
import { useCompany } from '#src/data/use-profile.ts';
import type { Draft } from '#sync/records/draft.ts';
import { type Completeness, completenessOf } from './completeness.ts';

/** How much of a pitch is there, the company of the founder who writes it included. */
export function useCompleteness(draft: Draft): Completeness {
  const isFounder = useAccount()?.userType === 'entrepreneur';
  const company = useCompany();
  return completenessOf(draft, isFounder ? company : undefined);
}
