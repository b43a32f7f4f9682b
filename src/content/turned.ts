/** In a tab that was turned to somebody else: by another one, by the server, or by the browser, which keeps nobody any more. */
export const turnedWords = {
  signedIn: {
    title: (name: string) => `${name} is signed in here now`,
    text: 'It happened in another tab of this browser, and this tab followed. Work that somebody else had not sent is kept on this device for them alone.',
    go: (name: string) => `Continue as ${name}`,
  },
  signedOut: {
    title: 'You were signed out',
    text: 'It was done in another tab or elsewhere, and this tab followed: it shows nothing of yours any more. If it was elsewhere, work that you had not sent waits here until you log in.',
    go: 'Continue without signing in',
    logIn: 'Log in',
  },
  cleared: {
    title: 'This browser has cleared what Pankh kept here',
    text: 'What was sent is here again once you log in. What was not sent yet is lost.',
  },
} as const;
