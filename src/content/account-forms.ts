/** The words that the sign-up forms share. */
export const accountLabels = {
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  userType: 'Role',
  location: 'Location',
  password: 'Password',
  confirmPassword: 'Confirm password',
  termsAccepted: 'Terms and conditions',
} as const;

export const accountHints = {
  password: 'At least 8 characters.',
  phone: '+91 98765 43210',
  place: 'City, country',
  missing: 'Please fill in this field.',
} as const;

export const submitWords = { ready: 'Create Account', pending: 'Creating Account...' } as const;

export const roles = [
  { value: 'investor', label: 'Investor' },
  { value: 'entrepreneur', label: 'Entrepreneur' },
] as const;

export const keptWords = {
  kept: 'Kept on this device, without the passwords',
  fault: 'This device cannot keep the form',
} as const;

export const clearWords = {
  button: 'Clear the form',
  title: 'Clear this form?',
  text: 'What you typed is removed from this device. There is no other copy.',
  keep: 'Keep it',
  confirm: 'Clear',
  failed: 'The form was not cleared',
} as const;

export const offlineWords = {
  title: 'An account needs the network',
  beforeSending:
    'You are offline. Go on filling in the form: everything but the passwords is kept on this device.',
  waiting:
    'You are offline. What you typed is kept, and the account is made as soon as you are back online. Changing the form stops that.',
} as const;

/** In the place of a form that needs what this device keeps, where that is missing or does not open. */
export const unopenedForm = {
  missing: {
    title: 'Signing in needs an ordinary window',
    text: 'This browser or private window keeps nothing for Pankh, and with an account everything is read from what it keeps. The public pages can be read here.',
    link: 'Help Center',
  },
  broken: {
    title: 'This form opens once your data does',
    text: 'The browser cannot open your data on this device. What to do stands above.',
  },
  newer: {
    title: 'This form opens in the newer version of Pankh',
    text: 'This version is older than the data on this device, and cannot read it.',
  },
} as const;

export const summaryTitle = 'Please put these right';

/** /register and the plan page. */
export const marketplaceToasts = {
  success: {
    title: 'Account created successfully!',
    detail: 'Please verify your email and phone number.',
  },
  failure: {
    title: 'Registration failed',
    detail: 'Please check your information and try again.',
  },
} as const;

/** /invest and /fundraise: the other casing. */
export const registrationToasts = {
  success: {
    title: 'Registration Successful!',
    detail: 'Welcome to Pankh. Please check your email for verification.',
  },
  failure: { title: 'Registration Failed', detail: 'Something went wrong. Please try again.' },
} as const;

export const registerPage = {
  title: 'Create your account',
  lead: 'Free, for investors and for entrepreneurs.',
  rolePlaceholder: 'I am an...',
} as const;

/** What follows a sign-up, beside its form. */
export const whatFollows = {
  title: 'What happens next',
  points: [
    'A mail leads you to where you ask for a code for your email, and one for your phone.',
    'With both verified you can connect, message and publish.',
    'Your email and phone number are shown to nobody until you connect with them.',
  ],
} as const;
