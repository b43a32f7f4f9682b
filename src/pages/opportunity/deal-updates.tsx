import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { dealUpdates as words } from '#src/content/deal-updates.ts';
import { blankUpdate, publishUpdate } from '#src/data/deal-updates.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useDealUpdates } from '#src/data/use-deal-updates.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { mayHaveUpdates } from '#sync/rules/deal-update.ts';
import { DealUpdateItem } from './deal-update-item.tsx';
import { UpdateDialog } from './update-dialog.tsx';

/** What the founder has told since the deal was listed; to the founder, the place to tell it. */
export function DealUpdates({ opportunity }: { opportunity: Opportunity }) {
  const updates = useDealUpdates(opportunity.id);
  const isOwn = useAccount()?.id === opportunity.founderId;
  const [isWriting, setWriting] = useState(false);
  const mayWrite = isOwn && mayHaveUpdates(opportunity);
  if (updates === undefined || (updates.length === 0 && !mayWrite)) return null;
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        {mayWrite && (
          <Button small className="print:hidden" onClick={() => setWriting(true)}>
            <PenLine aria-hidden="true" className="size-4" />
            {words.write}
          </Button>
        )}
      </div>
      <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
        {updates.length === 0 ? (
          <p className="text-quiet">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="grid gap-5">
            {updates.map((update) => (
              <DealUpdateItem key={update.id} update={update} isOwn={isOwn} />
            ))}
          </ul>
        )}
      </section>
      {isWriting && (
        <UpdateDialog
          keptAs={{
            key: `update:new:${opportunity.id}`,
            title: `${words.write}: ${opportunity.title}`,
            href: paths.opportunity(opportunity.id),
          }}
          title={words.write}
          stored={blankUpdate}
          save={words.publish}
          onSave={(edits) => publishUpdate(opportunity.id, edits)}
          onClose={() => setWriting(false)}
        />
      )}
    </Card>
  );
}
