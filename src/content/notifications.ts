import { countOf } from '#src/lib/count-of.ts';
import { paths } from '#src/paths.ts';
import type { Notification, NotificationEvent } from '#sync/records/notification.ts';

export const notificationsPage = {
  title: 'Notifications',
  lead: 'What others have done that concerns you, on all your devices.',
  list: 'Notifications',
  unread: 'New',
  readAll: 'Mark all as read',
  none: 'Nothing yet',
  noneText:
    'Answers to your requests, new messages, reviews of your pitches and decisions on your account will stand here.',
  signIn: 'Sign in to see your notifications',
  login: 'Log in',
  mails: 'Choose what is also sent by mail',
  pastTitle: 'Messages shown lately',
  pastLead: 'What this screen told you since it was opened, the newest first.',
  failed: 'Could not be marked as read',
};

/** "Notifications, 3 new" */
export function bellLabel(unread: number): string {
  return counted(notificationsPage.title, unread);
}

/** "Messages, 3 new" */
export function messagesLabel(unread: number): string {
  return counted('Messages', unread);
}

/** Of one conversation, for as long as they are not read: "3 new messages from Asha Rao". */
export function newMessages(unread: number, who: string): string {
  return `${countOf(unread, 'new message')} from ${who}`;
}

function counted(title: string, unread: number): string {
  return unread === 0 ? title : `${title}, ${unread} new`;
}

type Said = { text: string; href: string };

const said: Record<NotificationEvent, (told: Notification) => Said> = {
  'connection-requested': ({ who, what }) => ({
    text: what === '' ? `${who} asks to connect with you` : `${who} asks to connect with you about “${what}”`,
    href: paths.connectionsTab('requests'),
  }),
  'connection-accepted': ({ who }) => ({
    text: `${who} accepted your connection request`,
    href: paths.connectionsTab('accepted'),
  }),
  'connection-declined': ({ who }) => ({
    text: `${who} declined your connection request`,
    href: paths.connectionsTab('sent'),
  }),
  'connection-withdrawn': ({ who }) => ({
    text: `${who} has withdrawn their connection request`,
    href: paths.connectionsTab('requests'),
  }),
  'connection-ended': ({ who }) => ({
    text: `${who} has ended your connection`,
    href: paths.connectionsTab('accepted'),
  }),
  'pitch-approved': ({ what, aboutId }) => ({
    text: `Your pitch “${what}” has been reviewed: everybody can see it now`,
    href: paths.opportunity(aboutId),
  }),
  'pitch-declined': ({ what, aboutId }) => ({
    text: `Your pitch “${what}” has been reviewed and was not approved`,
    href: paths.opportunity(aboutId),
  }),
  'account-approved': () => ({ text: 'Your account has been approved', href: paths.profile }),
  'account-declined': () => ({
    text: 'Your account has been reviewed and was not approved',
    href: paths.profile,
  }),
  'plan-confirmed': ({ what }) => ({
    text: `Your plan ${what} has been confirmed`,
    href: paths.settingsPart('plan'),
  }),
  'plan-declined': ({ what }) => ({
    text: `Your request for the plan ${what} was not confirmed`,
    href: paths.settingsPart('plan'),
  }),
  'plan-ended': ({ what }) => ({
    text: `Your plan ${what} was ended by us`,
    href: paths.settingsPart('plan'),
  }),
  'deal-updated': ({ who, what, aboutId }) => ({
    text: `${who} has news of “${what}”`,
    href: paths.opportunity(aboutId),
  }),
  'report-answered': ({ what }) => ({
    text: `We have looked at your report about ${what}`,
    href: paths.settingsPart('privacy'),
  }),
};

const unheardOf: Said = { text: 'Something new. Update the app to read it.', href: paths.notifications };

/** What a notification says, and where it leads. */
export function saidBy(told: Notification): Said {
  // A server that is newer than this device tells of what its version has never heard of.
  return Object.hasOwn(said, told.event) ? said[told.event](told) : unheardOf;
}
