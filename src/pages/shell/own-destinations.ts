import {
  Bell,
  ChartPie,
  Handshake,
  HardDrive,
  Inbox,
  ListChecks,
  Settings,
  ShieldCheck,
  SquarePen,
  UserRound,
} from 'lucide-react';
import { paths } from '#src/paths.ts';
import type { UserType } from '#sync/records/account.ts';
import { type Destination, dashboard, drafts, messages } from './destinations.ts';

// In the menus, which come once a page is there.

const connections: Destination = { href: paths.connections, label: 'Connections', icon: Handshake };
const notifications: Destination = { href: paths.notifications, label: 'Notifications', icon: Bell };
const portfolio: Destination = { href: paths.portfolio, label: 'Portfolio', icon: ChartPie };
const approaches: Destination = {
  href: paths.approaches,
  label: 'Investors to Approach',
  icon: ListChecks,
};
export const submitPitch: Destination = { href: paths.submitPitch, label: 'Submit Pitch', icon: SquarePen };
export const outbox: Destination = { href: paths.outbox, label: 'Outbox', icon: Inbox };
const profile: Destination = { href: paths.profile, label: 'Profile', icon: UserRound };
const settings: Destination = {
  href: paths.settings,
  label: 'Settings',
  icon: Settings,
  alsoAt: '/settings/',
};
/** A device holds something of a guest, too; who is signed in has it among the settings. */
export const thisDevice: Destination = {
  href: paths.settingsPart('storage'),
  label: 'This device',
  icon: HardDrive,
};
const admin: Destination = { href: paths.admin, label: 'Admin', icon: ShieldCheck, alsoAt: '/admin/' };

/** What somebody has because they are signed in, by their role. */
export function linksOfMembers(userType: UserType): Destination[] {
  return [
    ...(userType === 'admin' ? [admin] : []),
    dashboard,
    ...(userType === 'investor' ? [portfolio] : []),
    ...(userType === 'entrepreneur' ? [approaches] : []),
    messages,
    connections,
    notifications,
    profile,
    settings,
  ];
}

/** The same, with what a guest has too. */
export function ownLinks(userType: UserType): Destination[] {
  return [...linksOfMembers(userType), submitPitch, drafts, outbox];
}
