import { SearchX } from 'lucide-react';
import { exploreWords as words } from '#src/content/explore.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { moneyOf } from '#sync/rules/countries.ts';

/**
 * Of the deals listed none is asked for. `currencies`: those of deals that all but the amounts ask for, where none is in that of
 * the amounts.
 */
export function NoneFound({
  asked,
  currencies,
  onCurrency,
  onClear,
}: {
  /** The currency of the amounts. */
  asked: string;
  currencies: readonly string[];
  onCurrency: (currency: string) => void;
  onClear: () => void;
}) {
  return (
    <EmptyState
      icon={SearchX}
      title="No opportunities found"
      action={
        <>
          {currencies.map((currency) => (
            <Button key={currency} look="primary" onClick={() => onCurrency(currency)}>
              {words.lookIn(moneyOf(currency))}
            </Button>
          ))}
          <Button onClick={onClear}>Clear Filters</Button>
        </>
      }
    >
      {currencies.length > 0
        ? words.noneIn(moneyOf(asked))
        : 'Try fewer words, another stage or a wider range of amounts.'}
    </EmptyState>
  );
}
