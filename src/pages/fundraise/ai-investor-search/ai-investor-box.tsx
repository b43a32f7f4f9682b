import { Sparkles } from 'lucide-react';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { queryLength, investorSearchWords as words } from '#src/content/ai-search.ts';
import { useLateAnswer } from '#src/pages/asking/use-late-answer.ts';
import { askDollar } from '#src/pages/assistant/ask-dollar.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { QuestionBox } from '#src/ui/question-box.tsx';
import { aiInvestorSearchEndpoint } from '#sync/endpoints/ai.ts';
import { AiInvestorResults } from './ai-investor-results.tsx';
import { type AiSearchState, cleared } from './ai-search-state.ts';
import { useAiInvestorSearch } from './use-ai-investor-search.ts';
import { clearQuestion, useQuestion } from './use-question.ts';

/** Where the database is searched in one's own words. What is found stands below the box, and in a dialog when it comes. */
export function AiInvestorBox({
  state: { answered, isDialogOpen, advice, isClearedInBox },
  setState,
  isCovered,
  onOpen,
}: {
  state: AiSearchState;
  setState: Dispatch<SetStateAction<AiSearchState>>;
  /** A dialog lies above it. */
  isCovered: boolean;
  /** Opens one investor. */
  onOpen: (id: number) => void;
}) {
  const [{ query: text, askedId }, write] = useQuestion();
  const late = useLateAnswer('investor-search', 'fundraise', aiInvestorSearchEndpoint.reply, askedId);
  const shown = answered ?? late;
  const advised = advice && text.trim() === words.question(advice.investor.name) ? advice.investor : null;
  const { search, isBusy } = useAiInvestorSearch(text, advised, (found) => {
    setState((now) => ({ ...now, answered: found, isDialogOpen: true }));
    write('askedId', found.id ?? '');
  });
  const clear = () => {
    setState((now) => cleared(now, true));
    clearQuestion().catch(reportError);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  // The button went with what it cleared, and with the box that this one is instead of.
  useEffect(() => {
    if (isClearedInBox && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [isClearedInBox]);
  const isAwaited = advice !== null && !advice.isShown && !isCovered;
  useEffect(() => {
    if (!isAwaited) return;
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
    setState((now) => ({ ...now, advice: now.advice && { ...now.advice, isShown: true } }));
  }, [isAwaited, setState]);
  const closeDialog = () => setState((now) => ({ ...now, isDialogOpen: false }));
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      {/* Opened again by each advice that is asked for, and for the focus that comes back to its field once it is cleared. */}
      <Fold key={advice?.at} icon={Sparkles} label={words.label} isInUse={text !== '' || isClearedInBox}>
        <QuestionBox
          label={words.label}
          placeholder={words.placeholder}
          text={text}
          maxLength={queryLength}
          isAsking={isBusy}
          words={words.box}
          field={field}
          onChange={(typed) => write('query', typed)}
          onAsk={() => void search()}
        />
      </Fold>
      {advised && (
        <Button small className="justify-self-start" onClick={() => askDollar(text, 'fundraise')}>
          {words.askDollar}
        </Button>
      )}
      {shown && (
        <section aria-label={words.title} className="grid gap-4 border-t border-base-300 pt-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h3 className="text-lg font-semibold">{words.title}</h3>
            <Button small look="quiet" onClick={clear}>
              {words.clear}
            </Button>
          </div>
          <AiInvestorResults answered={shown} onOpen={onOpen} />
        </section>
      )}
      {answered && isDialogOpen && (
        <Dialog title={words.title} onClose={closeDialog}>
          <AiInvestorResults
            answered={answered}
            onOpen={(id) => {
              closeDialog();
              onOpen(id);
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}
