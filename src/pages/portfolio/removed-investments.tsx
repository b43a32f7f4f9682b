import { portfolioPage as words } from '#src/content/portfolio.ts';
import { setInvestmentRemoved } from '#src/data/investments.ts';
import { useRemovedInvestments } from '#src/data/use-investments.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';

/** What was removed, to be put back as long as it is there. */
export function RemovedInvestments() {
  const removed = useRemovedInvestments() ?? [];
  if (removed.length === 0) return null;
  return (
    <Disclosure title={words.removedTitle(removed.length)}>
      <p className="mb-3 text-quiet">{words.removedText}</p>
      <ul className="grid gap-2">
        {removed.map(({ id, company, amount, currency }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {company}, {formatAmount(amount, currency)}
            </span>
            <Button small aria-label={`${words.restore}: ${company}`} onClick={() => void restore(id)}>
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

async function restore(id: string): Promise<void> {
  await setInvestmentRemoved(id, false).catch(() => showToast({ kind: 'error', title: words.failed }));
}
