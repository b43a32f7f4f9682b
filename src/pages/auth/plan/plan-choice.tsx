import type { UseFormRegister } from 'react-hook-form';
import { planPage } from '#src/content/plan-signup.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { OptionGroup } from '#src/ui/option-group.tsx';
import { PlanOption } from '#src/ui/plan-option.tsx';
import { type Plan, plans, savingsOf } from '#sync/rules/plans.ts';
import type { blankPlan } from './plan-form.ts';

/** The plans of a role, each with what its year saves, computed. */
export function PlanChoice({
  userType,
  register,
  error,
}: {
  userType: string;
  register: UseFormRegister<typeof blankPlan>;
  error: string | undefined;
}) {
  const offered = plans.filter((plan) => plan.userType === userType);
  const { name, ...field } = register('planId');
  return (
    <OptionGroup
      label={planPage.plan}
      hint={offered.length === 0 ? planPage.planWithoutRole : planPage.planLead}
      error={error}
      required
      className="grid gap-3"
    >
      {offered.map((plan) => (
        <PlanOption
          key={plan.id}
          {...field}
          field={name}
          value={plan.id}
          name={plan.name}
          price={formatAmount(plan.price, 'INR')}
          period={plan.duration === 'monthly' ? planPage.perMonth : planPage.perYear}
          saving={savingWords(plan)}
          features={plan.features}
        />
      ))}
    </OptionGroup>
  );
}

function savingWords(plan: Plan): string | undefined {
  const saved = savingsOf(plan);
  return saved ? `Save ${saved.percentage}% (${formatAmount(saved.savings, 'INR')})` : undefined;
}
