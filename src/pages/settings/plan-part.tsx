import { type ReactNode, useState } from 'react';
import { planWords as words } from '#src/content/settings.ts';
import { endPlan } from '#src/data/end-plan.ts';
import { useUnsentPlans } from '#src/data/outbox/use-unsent-plans.ts';
import { requestPlan } from '#src/data/settings.ts';
import { useSubscriptions } from '#src/data/use-profile.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { paths } from '#src/paths.ts';
import { AskBeforeDialog } from '#src/ui/ask-before-dialog.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Failure } from '#sync/errors.ts';
import type { Account } from '#sync/records/account.ts';
import type { Subscription } from '#sync/records/subscription.ts';
import { isEndedByUs, type Plan, plans, savingsOf } from '#sync/rules/plans.ts';
import { tellUnkept } from './tell-unkept.ts';

/** How long the second press of a double one may take, in ms. */
const doublePress = 500;

export function PlanPart({ account }: { account: Account }) {
  const subscriptions = useSubscriptions();
  const unsent = useUnsentPlans();
  if (!subscriptions || !unsent) return null;
  const offered = plans.filter(({ userType }) => userType === account.userType);
  const hasPlan = subscriptions.some(({ state }) => state === 'active');
  return (
    <section>
      <SectionHeading title={words.title} lead={words.lead} />
      {offered.length === 0 && <p>{words.admin}</p>}
      {offered.length > 0 && !hasPlan && <p className="mb-4">{words.none}</p>}
      <ul className="grid gap-4">
        {offered.map((plan) => (
          <li key={plan.id}>
            <PlanOffer
              plan={plan}
              subscription={subscriptions.find(({ planId }) => planId === plan.id)}
              isUnsent={unsent.has(plan.id)}
            >
              <WhyUnsent failure={unsent.get(plan.id) ?? null} account={account} />
            </PlanOffer>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhyUnsent({ failure, account }: { failure: Failure | null; account: Account }) {
  if (!failure) return null;
  if (failure.code !== 'not-verified') return <p>{failure.message}</p>;
  return (
    <p>
      {words.unverified.text} <TextLink href={paths.verify(account)}>{words.unverified.link}</TextLink>
    </p>
  );
}

function PlanOffer({
  plan,
  subscription,
  isUnsent,
  children,
}: {
  plan: Plan;
  subscription: Subscription | undefined;
  /** Its request has not left this device. */
  isUnsent: boolean;
  /** Why not. */
  children: ReactNode;
}) {
  const state = subscription?.state;
  const isOver = subscription !== undefined && isEndedByUs(subscription);
  const held = state === 'active' || state === 'requested' ? state : null;
  const saving = savingsOf(plan);
  const [isAsking, setAsking] = useState(false);
  const [isResting, inTurn] = useOneAtATime();
  const run = (work: () => Promise<void>) => {
    setAsking(false);
    void inTurn(async () => {
      await work().catch((error: unknown) => tellUnkept(words.failed, error));
      // The second press of a double one would take back what the first has done.
      await new Promise((resolve) => setTimeout(resolve, doublePress));
    });
  };
  const label = held ? (held === 'active' ? words.end : words.takeBack) : words.request;
  const press = () => {
    if (held === 'active') setAsking(true);
    else run(() => (held ? endPlan(plan.id, held) : requestPlan(plan.id)));
  };
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        {state === 'active' && <Badge look="good">{words.active}</Badge>}
        {state === 'requested' && <Badge look="warn">{isUnsent ? words.unsent : words.requested}</Badge>}
        {state === 'declined' && <Badge look="bad">{words.declined}</Badge>}
        {isOver && <Badge look="bad">{words.endedByUs}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-xl font-bold">{formatAmount(plan.price, 'INR')}</span>
        <span>{plan.duration === 'monthly' ? words.perMonth : words.perYear}</span>
        {saving && (
          <Badge look="good">
            Save {saving.percentage}% ({formatAmount(saving.savings, 'INR')})
          </Badge>
        )}
      </p>
      <BulletList points={plan.features} />
      {children}
      {state === 'active' && <p className="text-quiet">{words.runs[plan.duration]}</p>}
      {(state === 'declined' || isOver) && subscription?.reason && (
        <p className="text-quiet">{subscription.reason}</p>
      )}
      <Button
        className="justify-self-start"
        aria-label={`${label}: ${plan.name}`}
        later={isResting}
        onClick={press}
      >
        {label}
      </Button>
      {isAsking && (
        <AskBeforeDialog
          title={words.endTitle}
          lead={words.endLead}
          action={words.end}
          onClose={() => setAsking(false)}
          onConfirm={() => run(() => endPlan(plan.id, 'active'))}
        />
      )}
    </Card>
  );
}
