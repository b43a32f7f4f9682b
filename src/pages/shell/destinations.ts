import {
  ChartNoAxesCombined,
  CircleHelp,
  Compass,
  FileText,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Quote,
  Search,
  Users,
} from 'lucide-react';
import { paths } from '#src/paths.ts';

export type Destination = { href: string; label: string; icon: LucideIcon; alsoAt?: string };

export const home: Destination = { href: paths.home, label: 'Home', icon: House };
export const fundraise: Destination = { href: paths.fundraise, label: 'Fundraise', icon: Users };
export const explore: Destination = {
  href: paths.explore,
  label: 'Explore',
  icon: Compass,
  alsoAt: '/investment/',
};
const invest: Destination = { href: paths.invest, label: 'Invest', icon: ChartNoAxesCombined };
const help: Destination = {
  href: paths.help,
  label: 'Help',
  icon: CircleHelp,
  alsoAt: '/help-center',
};
const testimonials: Destination = { href: paths.testimonials, label: 'Testimonials', icon: Quote };
const search: Destination = { href: paths.search, label: 'Search', icon: Search };
export const drafts: Destination = {
  href: paths.drafts,
  label: 'Drafts',
  icon: FileText,
  alsoAt: '/submit-pitch/',
};
export const dashboard: Destination = { href: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard };
export const messages: Destination = {
  href: paths.messages,
  label: 'Messages',
  icon: MessageSquare,
  alsoAt: '/messages/',
};

/** The links of the top navigation, in its order. */
export const mainLinks = [invest, fundraise, help, testimonials, explore, search];

/** However the address is spelled: in capitals, or with a slash at its end. */
export function isCurrent({ href, alsoAt }: Destination, location: string): boolean {
  const at = location.toLowerCase();
  return at === href || at === `${href}/` || (alsoAt !== undefined && at.startsWith(alsoAt));
}
