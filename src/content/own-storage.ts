export const ownStorage = {
  title: 'The app keeps its own data',
  text: 'On iPhone and iPad the app on your home screen does not share what Safari keeps. Log in here once. What you wrote in Safari without an account stays there: open Pankh in Safari and log in to send it, and it comes here by itself.',
} as const;

/** To a guest in Safari who has written or asked something. */
export const beforeInstalling = {
  title: 'Before you install',
  text: 'The app does not share what Safari keeps. Log in here first: your drafts, and what waits to be sent, are then in the app, too, once you log in there. Questions to Dollar, and what you have begun and not sent, stay in Safari.',
  login: 'Log in',
} as const;
