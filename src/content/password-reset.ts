export const forgotPage = {
  title: 'Forgot Password',
  lead: 'Tell us your email, and we send a link to choose a new password.',
  submit: 'Send reset link',
  pending: 'Sending...',
  sent: {
    title: 'Check Your Email',
    before: 'If there is an account for',
    after: 'a link to choose a new password is on its way. It works once, for 30 minutes.',
    spam: 'Nothing there after a few minutes? Look among the unwanted mail, or have it sent again.',
    resend: 'Resend link',
  },
  offline: {
    title: 'A reset link needs the network',
    text: 'There is no connection to Pankh. The address stays here, and the link is asked for as soon as you are back online. Changing the address stops that.',
  },
  back: 'Back to login',
  register: { question: 'New here?', link: 'Create an account' },
} as const;

export const forgotToasts = {
  missing: { title: 'Email required', detail: 'Please enter your email address.' },
  success: { title: 'Reset link sent!', detail: 'Check your email for password reset instructions.' },
  failure: {
    title: 'Failed to send reset link',
    detail: 'Please check your email address and try again.',
  },
} as const;

export const resetPage = {
  title: 'Choose a new password',
  lead: 'It replaces the old one at once, and every device is signed out.',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Save new password',
  pending: 'Saving...',
  invalid: {
    title: 'This link is no longer valid',
    text: 'A link works once, for 30 minutes. Ask for a new one.',
    link: 'Send a new link',
  },
} as const;

export const resetToasts = {
  success: { title: 'Password changed', detail: 'Please log in with your new password.' },
  failure: { title: 'The password was not changed', detail: 'Please try again.' },
} as const;
