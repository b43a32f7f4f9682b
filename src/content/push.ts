import { countOf } from '#src/lib/count-of.ts';
import { pushChoices } from './notification-choices.ts';

/** What stands in the notifications that this device shows outside the app. */
export const pushWords = {
  title: 'Pankh',
  unknown: 'Open Pankh to see what is new.',
  nothing: 'What was new has been read already.',
  ended: 'Your session on this device has ended. Log in, and it notifies you again.',
  needsYou: (count: number) =>
    `${countOf(count, 'item of your work needs', 'items of your work need')} your answer.`,
  more: (count: number) => `${countOf(count, 'more thing')} to read`,
} as const;

/** What the settings say of them, and what is said once, before a browser is asked. */
export const deviceWords = {
  title: 'What this device shows',
  lead: 'A notification outside the app, as soon as there is something new for you. What it says comes from this device: the push service of your browser only learns that there is something, never what.',
  begin: 'Notify me on this device',
  beginning: 'Asking your browser...',
  end: 'Stop on this device',
  on: 'This device notifies you.',
  /** Where it did, and the server wakes it no more. */
  lapsed: {
    title: 'This device notifies you no more',
    text: 'Pankh’s server does not wake it any more. Turn it on again to go on.',
    hasEnded:
      'Your session on this device has ended, and with it the notifications. Once you log in again they go on.',
    login: 'Log in',
  },
  failed: 'This was not changed',
  noWorker: 'The app is not fully stored on this device yet. Please try again in a moment.',
  noService: 'Your browser could not reach its push service. Please try again later.',
  states: {
    refused: {
      title: 'Notifications are not allowed here',
      text: 'You, or your browser, refused them for Pankh. To allow them, open the settings of this site in your browser (by the sign left of the address) or of the app on your device, and allow notifications. You are mailed as chosen above in any case.',
    },
    'install-first': {
      title: 'Install Pankh first',
      text: 'On iPhone and iPad only installed apps can notify you: open Share, then “Add to Home Screen”, and turn it on in the installed app. You are mailed as chosen above in any case.',
    },
    unsupported: {
      title: 'This browser cannot notify you',
      text: 'It has no notifications from the web. You are mailed as chosen above, and everything stands under Notifications in the app.',
    },
  },
  kindsTitle: 'What your devices notify you of',
  kindsLead:
    'The same on all devices you have turned it on for. Decisions on your account, and reminders that you set, always come.',
  choices: pushChoices,
  quiet: {
    title: 'Quiet hours',
    label: 'Notify me at no time between',
    from: 'From',
    to: 'To',
    lead: 'Indian time, on all devices. What came meanwhile and is still unread is told of at their end.',
  },
  ask: {
    title: 'Hear of the answer?',
    text: 'On this device, also while Pankh is closed. Your settings say what for, and stop it.',
    yes: 'Notify me',
    no: 'Not now',
    done: 'This device notifies you now',
  },
} as const;
