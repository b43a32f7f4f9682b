import { useState } from 'react';
import { fetchActivePlans, fetchPlanRequests, postPlanDecision } from '#src/api/admin.ts';
import { adminPage, planQueue as words } from '#src/content/admin.ts';
import { paths } from '#src/paths.ts';
import { noteDecided } from '#src/state/decided.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { planOf } from '#sync/rules/plans.ts';
import { ActivePlans } from './active-plans.tsx';
import { Decision } from './decision.tsx';
import { Desk, FirstOf, Queue } from './queue.tsx';
import { whyNot } from './why-not.ts';

export function PlanQueue() {
  const [fetched, reload] = useFetchedOnline(fetchPlanRequests, 'plans');
  const [q, setQ] = useState('');
  const [active, reloadActive] = useFetchedOnline(() => fetchActivePlans(q), `active ${q}`);

  function decided() {
    reload();
    reloadActive();
    noteDecided();
  }

  return (
    <div className="grid gap-10">
      <Desk title={words.title} lead={words.lead}>
        <FetchState
          fetched={fetched}
          label={words.title}
          fault={whyNot}
          retry={adminPage.retry}
          onRetry={reload}
        >
          {({ total, requests }) => (
            <>
              <Queue rows={requests} label={words.title} none={words.none}>
                {({ id, fullName, email, planId, heldPlanId, requestedAt }) => (
                  <>
                    <div>
                      <h3 className="text-lg font-semibold">{fullName}</h3>
                      <p className="text-quiet">
                        {planOf(planId)?.name ?? planId}, {email}, <Moment at={requestedAt} />
                      </p>
                      {heldPlanId !== null && <p>{words.has(planOf(heldPlanId)?.name ?? heldPlanId)}</p>}
                    </div>
                    <Decision
                      about={fullName}
                      keptAs={{ key: `decision:${id}`, href: paths.adminPart('plans') }}
                      onDecided={decided}
                      choices={[
                        {
                          label: words.confirm,
                          look: 'primary',
                          decide: (reason) => postPlanDecision(id, { decision: 'confirm', reason }),
                        },
                        {
                          label: words.decline,
                          decide: (reason) => postPlanDecision(id, { decision: 'decline', reason }),
                        },
                      ]}
                    />
                  </>
                )}
              </Queue>
              <FirstOf shown={requests.length} total={total} />
            </>
          )}
        </FetchState>
      </Desk>
      <ActivePlans fetched={active} q={q} onFind={setQ} onRetry={reloadActive} onDecided={decided} />
    </div>
  );
}
