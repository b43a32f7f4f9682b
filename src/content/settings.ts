import type { Consent } from '#sync/records/consent.ts';
import type { Report } from '#sync/records/report.ts';
import { mailChoices, mailPaces } from './notification-choices.ts';

export const settingsPage = {
  title: 'Settings',
  sections: 'Parts of the settings',
  signIn: { title: 'Sign in to change your settings', text: 'They belong to your account.', login: 'Log in' },
  needsNetwork: 'This needs a network.',
  tryAgain: 'Please try again later.',
  full: 'This device is full. Free some space and restart the browser, then try again.',
  fullAtSignOut:
    'This device is full. What is yours was taken off it all the same. Free some space, then try again.',
  retry: 'Retry',
} as const;

export const settingsSections = [
  { id: 'account', label: 'Account' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'plan', label: 'Plan' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'privacy', label: 'Consents' },
  { id: 'data', label: 'Your data' },
  { id: 'storage', label: 'This device' },
] as const;

export const blockedWords = {
  title: 'Blocked people',
  lead: 'Neither of you can write to the other, or ask for a connection. They are not shown how to reach you, and are told only that messages cannot be sent.',
  none: 'You have blocked nobody.',
  somebody: 'Somebody',
  unblock: 'Unblock',
  failed: 'This was not saved',
} as const;

export const accountWords = {
  email: {
    title: 'Email',
    change: 'New email',
    first: 'Add email',
    button: 'Change email',
    pending: (address: string) => `${address} takes its place once a code has verified it.`,
  },
  phone: {
    title: 'Phone',
    change: 'New phone number',
    first: 'Add phone number',
    button: 'Change phone number',
    pending: (number: string) => `${number} takes its place once a code has verified it.`,
  },
  keep: (current: string) => `Keep ${current}`,
  none: 'None yet',
  verified: 'Verified',
  notVerified: 'Not verified',
  failed: 'This was not changed',
  password: {
    title: 'Password',
    lead: 'When it changes, your other devices are signed out, and a new email or phone that you have not confirmed yet is off.',
    change: 'New password',
    confirm: 'Confirm new password',
    button: 'Change password',
    done: 'Password changed',
    doneDetail: 'Your other devices are signed out.',
    google: {
      text: 'Google opens your account too, also once the password has changed. If it should not:',
      link: 'Remove the link to Google',
    },
  },
} as const;

export const reauthentication = {
  title: 'Please enter your password again',
  lead: 'So that nobody who finds your device open can change this.',
  field: 'Password',
  button: 'Go on',
  cancel: 'Cancel',
  withoutPassword: {
    title: 'Please set a password first',
    text: 'You sign in with Google and have none yet. Set one by',
    link: 'Forgot password?',
    after: 'and come back here, so that nobody who finds your device open can change this.',
  },
} as const;

export const sessionsWords = {
  title: 'Where you are signed in',
  lead: 'A device that you sign out from here lets go of what it holds as soon as it hears of it, which takes a network. Work that it had not sent stays on it, for you alone, until you log in there. Where it hears of it only after its session would have ended by itself, it keeps all of it until somebody signs out on it.',
  current: 'This device',
  unknown: 'Unknown device',
  since: 'since',
  used: 'Last used',
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there',
  google: {
    title: 'Google opens your account',
    since: 'Linked',
    remove: 'Remove',
    removeIt: 'Remove the link to Google',
    removed: 'Google no longer opens your account',
    failed: 'The link to Google was not removed',
  },
} as const;

export const planWords = {
  title: 'Your plan',
  lead: 'Prices in rupees. No payment is taken now: a plan is requested, and an admin confirms it.',
  none: 'You have no plan. You can begin 3 connections a month.',
  admin: 'Admins need no plan.',
  perMonth: 'per month',
  perYear: 'per year',
  request: 'Request this plan',
  requested: 'Requested: waits to be confirmed',
  unsent: 'Not sent yet: waits on this device',
  unverified: {
    text: 'It is requested once your email and phone number are verified.',
    link: 'Verify now',
  },
  runs: {
    monthly: 'It goes on from month to month until you or we end it. Nothing is charged.',
    yearly: 'It goes on from year to year until you or we end it. Nothing is charged.',
  },
  active: 'Your plan',
  declined: 'Not confirmed',
  endedByUs: 'Ended by us',
  end: 'End plan',
  endTitle: 'End this plan?',
  endLead:
    'From now on you can begin 3 connections a month. To have the plan again you would request it anew, and an admin would have to confirm it.',
  takeBack: 'Take back the request',
  failed: 'This was not saved',
} as const;

export const notificationWords = {
  title: 'What we mail you about',
  lead: 'Codes, password changes and decisions on your account always come.',
  choices: mailChoices,
  pace: 'When these mails come',
  paces: mailPaces,
} as const;

export const consentWords: {
  title: string;
  lead: string;
  none: string;
  given: string;
  withdrawn: string;
  version: string;
  kinds: Record<Consent['kind'], string>;
  newsletter: string;
  analytics: string;
} = {
  title: 'What you agreed to',
  lead: 'Each answer with the version of the text and its time. Pankh is for people of 18 and older.',
  none: 'Nothing yet.',
  given: 'Agreed',
  withdrawn: 'Withdrawn',
  version: 'version',
  kinds: {
    terms: 'Terms and privacy policy',
    adult: 'I am 18 or older',
    newsletter: 'Newsletter',
    accreditation: 'Accredited investor (self-declaration)',
    analytics: 'Analytics',
  },
  newsletter: 'Send me the newsletter',
  analytics: 'Count my visits to improve Pankh',
};

export const reportWords: { title: string; states: Record<Report['state'], string> } = {
  title: 'What you reported',
  states: {
    open: 'Not looked at yet',
    acted: 'We acted',
    dismissed: 'We left it as it is',
  },
};

export const dataWords = {
  exportTitle: 'Export all my data',
  exportLead:
    'A file made on this device, from what it holds and what the server holds. Without a network it holds this device’s part and says so.',
  json: 'Export as JSON',
  csv: 'Export as CSV',
  partial: 'Exported without the server’s part',
  partialDetail: 'There is no connection to Pankh at the moment. Export again later to have it too.',
  deleteTitle: 'Delete my account',
  deleteLead:
    'Your account goes 30 days after you ask. Until then all of it stays visible as it is, nobody is told, and logging in undoes it. To take a pitch off at once, withdraw it first. You are signed out on every device at once. Your newsletter ends with the account.',
  kept: [
    'Your account record, for 3 years: to answer claims about it.',
    'Deals and plans, for 7 years: the law on accounts asks for it.',
    'What you wrote to us and to others, for 3 years: to answer questions about it.',
    'Analytics, if any, without your name after 2 years.',
    'What our admins decided about your account, pitches and plans, and why, without end: so that it can always be told who did what.',
  ],
  keptTitle: 'What is kept after that, out of everybody’s sight, and why',
  deleteButton: 'Delete my account',
  unsentLead: 'Asking for the deletion of your account removes your data from this device.',
  goOn: 'Go on without it',
  confirmTitle: 'Delete your account?',
  confirm: 'Yes, delete it in 30 days',
  cancel: 'Keep my account',
  asked: 'Your account will be deleted',
  askedDetail: (day: string) => `It goes on ${day}. Log in before that day to keep it.`,
  notSignedOut: 'You could not be signed out here',
  notKnown: 'It is not known whether your account goes',
  notKnownDetail:
    'The connection broke off before an answer came. If your account is to be deleted, a mail says so and you are signed out. If not, please ask again.',
  notKnownAndOut:
    'The connection broke off before an answer came, and you are signed out. If your account is to be deleted, a mail says so. If none comes, log in and ask again.',
  failed: 'Your account was not deleted',
} as const;
