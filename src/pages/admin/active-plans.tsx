import { type fetchActivePlans, postPlanDecision } from '#src/api/admin.ts';
import { adminPage, activePlans as words } from '#src/content/admin.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useWrittenItems } from '#src/data/words/use-written-forms.ts';
import type { Fetched } from '#src/lib/use-fetched.ts';
import { paths } from '#src/paths.ts';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { reasonNeeded } from '#sync/endpoints/admin.ts';
import { planOf } from '#sync/rules/plans.ts';
import { Decision } from './decision.tsx';
import { Desk, FirstOf, Queue } from './queue.tsx';
import { whyNot } from './why-not.ts';

/** Plans that were confirmed, each with the way to end it: one that was confirmed by mistake, or that nobody has paid for. */
export function ActivePlans({
  fetched,
  q,
  onFind,
  onRetry,
  onDecided,
}: {
  fetched: Fetched<Awaited<ReturnType<typeof fetchActivePlans>>>;
  q: string;
  onFind: (q: string) => void;
  onRetry: () => void;
  onDecided: () => void;
}) {
  const written = useWrittenItems();
  const isUnreadable = useDatabaseFault() !== null;
  return (
    <Desk title={words.title} lead={words.lead}>
      <div className="mb-5">
        <TextField
          label={words.find}
          type="search"
          value={q}
          onChange={({ target }) => onFind(target.value)}
        />
      </div>
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={whyNot}
        retry={adminPage.retry}
        onRetry={onRetry}
      >
        {({ total, plans }) => (
          <>
            {/* A fold that opened once its words are read would push down what stands below it. */}
            <Queue rows={written || isUnreadable ? plans : undefined} label={words.title} none={words.none}>
              {({ id, fullName, email, planId, decidedAt }) => (
                <>
                  <div>
                    <h3 className="text-lg font-semibold">{fullName}</h3>
                    <p className="text-quiet">
                      {planOf(planId)?.name ?? planId}, {email}
                      {decidedAt !== null && (
                        <>
                          , {words.since} <Moment at={decidedAt} />
                        </>
                      )}
                    </p>
                  </div>
                  <Decision
                    about={fullName}
                    keptAs={{ key: keyOf(id), href: paths.adminPart('plans') }}
                    fold={words.fold}
                    isBegun={written?.some(({ about }) => about.key === keyOf(id)) ?? false}
                    onDecided={onDecided}
                    choices={[
                      {
                        label: words.end,
                        look: 'danger',
                        needsReason: reasonNeeded,
                        decide: (reason) => postPlanDecision(id, { decision: 'end', reason }),
                      },
                    ]}
                  />
                </>
              )}
            </Queue>
            <FirstOf shown={plans.length} total={total} says={adminPage.newestOf} />
          </>
        )}
      </FetchState>
    </Desk>
  );
}

/** Not that of the request which it was: words to that were for a yes or a no. */
function keyOf(id: string): string {
  return `decision:end-${id}`;
}
