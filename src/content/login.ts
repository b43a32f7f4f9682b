export const loginPage = {
  title: 'Login',
  lead: 'Your drafts and pitches come with you.',
  rememberMe: 'Remember me for up to 30 days',
  forgot: 'Forgot password?',
  register: { question: 'New here?', link: 'Create an account' },
  submit: 'Login',
  pending: 'Logging in...',
  emailMissing: 'Please enter your email.',
  passwordMissing: 'Please enter your password.',
} as const;

export const loginToasts = {
  success: 'Login successful!',
  deletionUndone: 'Your account stays: logging in has undone its deletion.',
  failure: { title: 'Login failed', detail: 'Please check your email and password.' },
} as const;

export const google = {
  button: 'Continue with Google',
  or: 'or',
  finishing: 'Signing you in...',
  failed: 'Google did not sign you in. Please try again, or use your password.',
  chooseRole: {
    title: 'One question before your account is made',
    text: 'You have no account with this Google address yet. What brings you here?',
    investor: 'I invest',
    entrepreneur: 'I raise funds',
  },
  owned: {
    title: 'Please log in with your password once',
    text: 'Your account has this Google address, but Google alone does not open it: the mailbox is not with Google, or you removed the link. Log in above: Google opens your account from then on. "Forgot password?" helps if you have none.',
  },
  claimed: {
    title: 'An account with your Google address is here already',
    own: 'It was opened with a password, and its address was never verified. If it is yours, log in with that password above: the account stays as it is, with all that is in it, and Google opens it from then on. Other accounts opened with this address are closed for good then. "Forgot password?" helps if you do not know it any more.',
    anew: 'If it is not yours, or you want none of it, open a new one. The other is closed for good then, with what was written in it.',
  },
} as const;
