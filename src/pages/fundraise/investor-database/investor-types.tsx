import {
  Briefcase,
  Building2,
  CircleDot,
  Hammer,
  HandCoins,
  House,
  Landmark,
  type LucideIcon,
  Rocket,
  User,
  Users,
} from 'lucide-react';
import { typesOf } from '#src/directory/listed.ts';
import type { Investor } from '#sync/records/investor.ts';

const icons: Record<string, LucideIcon> = {
  'VC firms': Building2,
  'Corporate VCs': Briefcase,
  'PE firms': Landmark,
  'Family offices': House,
  'Angel groups': Users,
  'Solo angels': User,
  'RBF & Debt': HandCoins,
  'Incubators & Accelerators': Rocket,
  'Startup studios': Hammer,
};

/** What kind of investor it is, each with its icon. */
export function InvestorTypes({ investor }: { investor: Investor }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      {typesOf(investor).map((label) => {
        const Icon = icons[label] ?? CircleDot;
        return (
          <span key={label} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {label}
          </span>
        );
      })}
    </p>
  );
}
