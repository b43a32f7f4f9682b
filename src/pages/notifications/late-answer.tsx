import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { waitingWords } from '#src/content/ai.ts';
import { dealAnalysisWords } from '#src/content/deal-analysis.ts';
import { lateAnswerWords as words } from '#src/content/late-answer.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useAsk } from '#src/data/use-asks.ts';
import { backOnce } from '#src/lib/back-once.ts';
import { KeptDealAnalysis } from '#src/pages/analysis/kept-deal-analysis.tsx';
import { askedAt } from '#src/pages/asking/use-late-place.ts';
import { LateDescription } from '#src/pages/enhancer/late-description.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { analyseOpportunityEndpoint } from '#sync/endpoints/ai.ts';
import { notificationsId } from './notification-list.tsx';

/** An answer of the AI that came later, by the id of its question: whatever has become of the place where it was asked. */
export function LateAnswer({ id }: { id: string }) {
  const ask = useAsk(id);
  const [, navigate] = useLocation();
  useEffect(() => focusListIfLost, []);
  const close = () => {
    // Opened by a link from elsewhere the list is not behind it.
    if (history.state?.openedAnswer) backOnce();
    else navigate(paths.notifications, { replace: true });
  };
  if (ask === undefined) return null;
  const isAnalysis = ask?.task === 'analysis';
  return (
    <Dialog
      title={isAnalysis ? dealAnalysisWords.title(ask.question) : waitingWords.joined}
      wide
      onClose={close}
      actions={<Button onClick={close}>{dealAnalysisWords.close}</Button>}
    >
      <div className="grid gap-5">
        {isAnalysis && <LateAnalysis ask={ask} />}
        {ask?.task === 'enhancement' && <LateDescription ask={ask} />}
        {ask === null && <p>{words.gone}</p>}
      </div>
    </Dialog>
  );
}

/** The row that it was opened from goes once it is looked at, and the focus with it. */
function focusListIfLost() {
  if (document.activeElement === document.body)
    document.getElementById(notificationsId)?.focus({ preventScroll: true });
}

/** A pitch may have been changed since: what it was then stands beside what was said of it. */
function LateAnalysis({ ask }: { ask: Ask }) {
  const asked = analyseOpportunityEndpoint.body.safeParse(ask.input).data;
  return (
    <>
      <KeptDealAnalysis ask={ask} />
      {asked && (
        <Disclosure title={words.madeFrom}>
          <p className="font-semibold wrap-anywhere">{asked.title}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{asked.description}</p>
        </Disclosure>
      )}
      <p>
        <TextLink alone href={askedAt(ask)}>
          {words.toAsked}
        </TextLink>
      </p>
    </>
  );
}
