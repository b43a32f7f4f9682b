import { pricing } from '#src/content/pages/pricing.ts';
import { useAccount } from '#src/data/use-account.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { paths } from '#src/paths.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { type Plan, plans, savingsOf } from '#sync/rules/plans.ts';

const userTypes = ['investor', 'entrepreneur'] as const;

export function PricingPage() {
  const account = useAccount();
  return (
    <div className="grid gap-12">
      <div className="grid gap-3">
        <PageHeading title={pricing.title} lead={pricing.lead} />
        <p className="font-medium">{pricing.free}</p>
      </div>
      {userTypes.map((userType) => (
        <section key={userType}>
          <SectionHeading title={pricing.groups[userType]} />
          <ul className="grid gap-4 md:grid-cols-3 lg:gap-5">
            {plans
              .filter((plan) => plan.userType === userType)
              .map((plan) => (
                <li key={plan.id}>
                  <PlanCard
                    name={plan.name}
                    price={formatAmount(plan.price, 'INR')}
                    period={plan.duration === 'monthly' ? 'per month' : 'per year'}
                    saving={savingWords(plan)}
                    features={plan.features}
                    href={account ? paths.settingsPart('plan') : paths.signupWith(plan.id)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <SectionHeading title="Good to know" />
        <BulletList points={pricing.notes} />
        <p className="mt-4 text-quiet">
          <RichText text={pricing.fine} />
        </p>
      </section>
    </div>
  );
}

function savingWords(plan: Plan): string | undefined {
  const saved = savingsOf(plan);
  return saved ? `Save ${saved.percentage}% (${formatAmount(saved.savings, 'INR')})` : undefined;
}
