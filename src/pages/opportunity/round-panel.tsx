import { useLocation } from 'wouter';
import { roundWords as words } from '#src/content/round.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { mayEdit } from '#sync/rules/pitch-edit.ts';
import { RoundActions } from './round-actions.tsx';

/** What its founder alone finds on the page of a deal, until its round is over. */
export function RoundPanel({ opportunity, reader }: { opportunity: Opportunity; reader: Account | null }) {
  const [, navigate] = useLocation();
  if (reader?.id !== opportunity.founderId || !mayEdit(opportunity)) return null;
  return (
    <Card className="p-5 sm:p-6 print:hidden">
      <h2 className="mb-4 text-lg font-semibold">{words.title}</h2>
      <RoundActions
        deal={opportunity}
        onTakenBack={(draftId) => navigate(draftId ? paths.draft(draftId) : paths.drafts, { replace: true })}
      />
    </Card>
  );
}
