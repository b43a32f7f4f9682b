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

/** Of a type by the catalogue's label; a dot for any other. */
export function typeIcon(label: string): LucideIcon {
  return icons[label] ?? CircleDot;
}
