import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';
import { ChoiceCard } from './choice-card.tsx';

/** A plan to choose: its price for one period, what a year saves, what it holds. */
export function PlanOption({
  name,
  price,
  period,
  saving,
  features,
  ...rest
}: Omit<ComponentProps<typeof ChoiceCard>, 'title' | 'children' | 'name'> & {
  name: string;
  price: string;
  period: string;
  saving?: string;
  features: readonly string[];
  /** The field that all plans of the group answer. */
  field: string;
}) {
  const { field, ...radio } = rest;
  return (
    <ChoiceCard {...radio} name={field} title={name}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-xl font-bold text-base-content">{price}</span>
        <span>{period}</span>
        {saving && <Badge look="good">{saving}</Badge>}
      </p>
      <ul className="mt-1 grid gap-x-5 gap-y-1 sm:flex sm:flex-wrap">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </ChoiceCard>
  );
}
