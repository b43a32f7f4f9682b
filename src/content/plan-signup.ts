export const planPage = {
  title: 'Sign up',
  lead: 'Choose how you take part. No payment is taken now: your plan is requested, and confirmed by our team.',
  role: 'I am joining as',
  roleHints: {
    investor: 'Find and back young companies',
    entrepreneur: 'Raise funds for your company',
  },
  plan: 'Your plan',
  planLead: 'Prices in rupees. You can change or leave your plan at any time.',
  planWithoutRole: 'Choose a role above to see its plans.',
  newsletter: 'Send me the newsletter: new guides, notes on rounds and terms, every other Friday.',
  login: { question: 'Already registered?', link: 'Login' },
  perMonth: 'per month',
  perYear: 'per year',
  toast: 'Your plan is requested. Please verify your email and phone number.',
} as const;

export const planLabels = {
  userType: 'Role',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  password: 'Password',
  confirmPassword: 'Confirm password',
  planId: 'Plan',
  termsAccepted: 'Terms and Conditions',
  newsletter: 'Newsletter',
} as const;
