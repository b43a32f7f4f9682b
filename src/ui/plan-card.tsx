import { Check } from 'lucide-react';
import { Badge } from './badge.tsx';
import { BlockPrint } from './block-print.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';

/** What a plan costs and holds. `price` and `saving` are ready to read. */
export function PlanCard({
  name,
  price,
  period,
  saving,
  features,
  href,
}: {
  name: string;
  price: string;
  period: string;
  saving?: string;
  features: readonly string[];
  href: string;
}) {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <BlockPrint seed={name} className="h-10 shrink-0" />
      <div className="flex grow flex-col gap-4 p-5 sm:p-6">
        <h3 className="text-lg font-semibold md:max-lg:min-h-[2lh]">{name}</h3>
        <p>
          <span className="text-4xl font-bold tracking-tight tabular-nums">{price}</span>{' '}
          <span className="text-quiet md:max-lg:block">{period}</span>
        </p>
        <ul className="grid gap-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid justify-items-start gap-3 pt-2">
          {saving && <Badge look="good">{saving}</Badge>}
          <ButtonLink href={href} label={`Choose ${name}`} className="w-full">
            Choose
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
