import { accountLabels } from './account-forms.ts';

export const investPage = {
  title: 'Invest with Pankh',
  lead: 'Join as an angel investor in three steps. You can go back and forth, close the app and finish later.',
  login: { question: 'Already registered?', link: 'Login' },
  previous: 'Previous',
  next: 'Next',
  progress: 'Steps of your registration',
} as const;

/** The fields in the order in which they stand. */
export const investLabels = {
  fullName: accountLabels.fullName,
  email: accountLabels.email,
  phoneNumber: accountLabels.phoneNumber,
  password: accountLabels.password,
  confirmPassword: accountLabels.confirmPassword,
  company: 'Company',
  designation: 'Designation',
  experience: 'Investment experience',
  minInvestmentRange: 'Minimum investment amount (₹)',
  maxInvestmentRange: 'Maximum investment amount (₹)',
  locationPreference: 'Location preference',
  areasOfExpertise: 'Areas of expertise',
  investmentGoals: 'Investment goals',
  accreditationStatus: 'Accredited investor confirmation',
  termsAccepted: 'Terms acceptance',
} as const;
export type InvestField = keyof typeof investLabels;

export const investSteps: readonly { title: string; fields: readonly InvestField[] }[] = [
  {
    title: 'Personal Information',
    fields: ['fullName', 'email', 'phoneNumber', 'password', 'confirmPassword', 'company', 'designation'],
  },
  {
    title: 'Investment Profile',
    fields: [
      'experience',
      'minInvestmentRange',
      'maxInvestmentRange',
      'locationPreference',
      'areasOfExpertise',
      'investmentGoals',
    ],
  },
  { title: 'Verification & Terms', fields: ['accreditationStatus', 'termsAccepted'] },
];

export const investHints = {
  experience: 'Select your experience',
  minimum: '25000',
  maximum: '5000000',
  amount: 'Digits or words: 25000, 5 lakh, 1.5 crore',
  location: 'Bengaluru, all of India, anywhere ...',
  goals: 'What you look for, how many deals a year, how you help founders',
} as const;

export const accreditation = {
  label:
    'I confirm that I am an accredited investor, by my net worth or by my income. This is a self-declaration.',
  title: 'Who is accredited',
  note: 'By the SEBI-style criteria: a net worth of ₹2 crores or an annual income of ₹1 crore. You declare this yourself; it is no badge, and nobody is shown one for it.',
} as const;

export const riskWarning = {
  title: 'Investment risk warning',
  text: 'Investing in startups carries a high risk. You may lose all the money you invest, shares in young companies can rarely be sold early, and past results promise nothing. Invest only what you can afford to lose.',
} as const;
