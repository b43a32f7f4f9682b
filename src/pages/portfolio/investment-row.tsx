import { useState } from 'react';
import { stateWords, portfolioPage as words } from '#src/content/portfolio.ts';
import { editInvestment, setInvestmentRemoved } from '#src/data/investments.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { removeWithUndo } from '#src/state/remove-with-undo.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Investment } from '#sync/records/investment.ts';
import { InvestmentDialog } from './investment-dialog.tsx';

export function InvestmentRow({ investment }: { investment: Investment }) {
  const [isEdited, setEdited] = useState(false);
  const { id, company, amount, returned, currency, investedOn, stage, state, note, opportunityId } =
    investment;
  const facts = [formatDate(`${investedOn}T00:00`), stage].filter(Boolean).join(', ');
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-lg font-semibold wrap-anywhere">
            {opportunityId === null ? (
              company
            ) : (
              <TextLink alone href={paths.opportunity(opportunityId)}>
                {company}
              </TextLink>
            )}
          </h2>
          <p className="text-sm text-quiet">{facts}</p>
        </div>
        <Badge look={state === 'active' ? 'brand' : 'plain'}>{stateWords[state]}</Badge>
      </div>
      <p className="text-lg font-semibold tabular-nums">
        {formatAmount(amount, currency)}
        {returned > 0 && (
          <span className="text-base font-normal text-quiet">
            {' '}
            · {formatAmount(returned, currency)} {words.returnedWord}
          </span>
        )}
      </p>
      {note && <p className="whitespace-pre-wrap text-quiet wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap gap-2">
        <Button small aria-label={`${words.edit}: ${company}`} onClick={() => setEdited(true)}>
          {words.edit}
        </Button>
        <Button
          small
          look="quiet"
          aria-label={`${words.remove}: ${company}`}
          onClick={() => void removeWithUndo((removed) => setInvestmentRemoved(id, removed), words, company)}
        >
          {words.remove}
        </Button>
      </div>
      {isEdited && (
        <InvestmentDialog
          keptAs={{ key: `investment:${id}`, title: `${words.editOf}: ${company}`, href: paths.portfolio }}
          title={`${words.edit}: ${company}`}
          stored={{ ...investment, returned: returned || '' }}
          onSave={(edits) => editInvestment(id, edits)}
          onClose={() => setEdited(false)}
        />
      )}
    </Card>
  );
}
