/** In a tab that another one has turned to somebody else. */
export const turnedWords = {
  signedIn: {
    title: (name: string) => `${name} is signed in here now`,
    text: 'It happened in another tab of this browser, and this tab followed. Work that somebody else had not sent is kept on this device for them alone.',
    go: (name: string) => `Continue as ${name}`,
  },
  signedOut: {
    title: 'You were signed out in another tab',
    text: 'This tab followed, and shows nothing of yours any more.',
    go: 'Continue without signing in',
    logIn: 'Log in',
  },
} as const;
