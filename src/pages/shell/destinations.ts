import { Compass, FileText, House, Inbox, type LucideIcon, SquarePen, Users } from 'lucide-react';
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
export const drafts: Destination = {
  href: paths.drafts,
  label: 'Drafts',
  icon: FileText,
  alsoAt: '/submit-pitch/',
};
export const outbox: Destination = { href: paths.outbox, label: 'Outbox', icon: Inbox };
export const submitPitch: Destination = { href: paths.submitPitch, label: 'Submit Pitch', icon: SquarePen };

export function isCurrent({ href, alsoAt }: Destination, location: string): boolean {
  return location === href || (alsoAt !== undefined && location.startsWith(alsoAt));
}
