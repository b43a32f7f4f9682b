import { accountLabels } from './account-forms.ts';

export const entrepreneurPage = {
  title: 'Start raising for free',
  lead: 'Create your entrepreneur account. The first part is enough to begin.',
  back: 'Back to Search',
  login: { question: 'Already registered?', link: 'Login' },
  account: 'You and your company',
  more: 'More about your company',
  moreLead:
    'You can leave this for later: it is needed before a pitch goes live, not for the account. Once you begin it, please fill in all but what is marked as optional.',
} as const;

/** The first group: enough for an account. */
export const entrepreneurLabels = {
  fullName: accountLabels.fullName,
  email: accountLabels.email,
  password: accountLabels.password,
  confirmPassword: accountLabels.confirmPassword,
  companyName: 'Company name',
  stage: 'Company stage',
  companyDescription: 'Company description',
} as const;

/** The second group, eleven fields. */
export const moreCompanyLabels = {
  industry: 'Industry',
  location: 'Company location',
  fundingRequired: 'Funding required (₹)',
  teamSize: 'Team size',
  useOfFunds: 'Use of funds',
  businessModel: 'Business model',
  phoneNumber: accountLabels.phoneNumber,
  currentRevenue: 'Current revenue a year (₹, optional)',
  website: 'Website (optional)',
  linkedinProfile: 'LinkedIn profile (optional)',
  previousFunding: 'Previous funding (optional)',
} as const;

export const entrepreneurHints = {
  stage: 'Select stage',
  industry: 'Select industry',
  description: 'What you make, for whom, and how far you are. Minimum 50 characters.',
  fundingRequired: '50 lakh',
  website: 'https://',
  atLeast20: 'At least 20 characters.',
} as const;
