import { wordsOfValue } from '#src/lib/words-of-value.ts';
import type { HideableField } from '#sync/records/investor-profile.ts';
import { entrepreneurHints, entrepreneurLabels, moreCompanyLabels } from './entrepreneur-form.ts';
import { investHints, investLabels } from './invest-wizard.ts';

export const profilePage = {
  title: 'Profile',
  lead: 'What Pankh knows of you. It is saved on this device first, and sent when there is a network.',
  signIn: {
    title: 'Sign in to see your profile',
    text: 'Your profile comes with your account.',
    login: 'Log in',
  },
  person: 'About you',
  personLeads: {
    investor:
      'Once you are verified everybody sees your name, and your place and bio unless you hide them below. Email and phone are shown to those you are connected with and have not blocked.',
    entrepreneur:
      'Your name stands on your pitches. Your place goes along with a connection request between you and an investor; email and phone are shown to those you are connected with and have not blocked.',
    admin: '',
  },
  investing: 'Your investing',
  investingLead:
    'Once you are verified everybody sees your range, areas of expertise and preferred industries, but for what you hide below. Your company, designation, experience, preferred location and goals are not shown to others.',
  seenByOthers: 'See your profile as others do.',
  company: 'Your company',
  companyLead:
    'The first three fields are enough for your account. The others are needed before a pitch goes live; what is optional says so.',
  save: 'Save',
  saved: 'Saved on this device. It will be sent when you are online.',
  putOff: 'Saved on this device.',
  sent: 'Saved, and sent to your account.',
  notAccepted: 'Not accepted: see above.',
  refused: {
    title: 'Some of what you saved was not accepted',
    outbox: 'See it in the Outbox',
    writeAgain: 'The form shows what stands now. Write it again here, or answer in the Outbox.',
  },
  failed: 'This was not saved',
} as const;

export function writtenElsewhere(stored: unknown): string {
  const now = wordsOfValue(stored);
  const what = now === '' ? 'Another device emptied this' : `Another device wrote “${now}” here`;
  return `${what} meanwhile. Save again to have yours stand.`;
}

export const badges = {
  verified: { label: 'Verified', caption: 'Email and phone are verified.' },
  unverified: {
    label: 'Not verified',
    caption:
      'Verify your email and phone to publish, connect and message. What you save here is kept on this device until then.',
    link: 'Verify now',
  },
  approved: { label: 'Approved', caption: 'An admin of Pankh has looked at this account.' },
  pending: { label: 'Approval pending', caption: 'Accounts are approved in 1-2 business days.' },
  declined: { label: 'Not approved', caption: 'Reason:' },
} as const;

export const personLabels = {
  fullName: 'Full name',
  location: 'Location',
  bio: 'Bio',
  currency: 'Currency of your amounts',
} as const;

export const investorLabels = {
  company: investLabels.company,
  designation: investLabels.designation,
  experience: investLabels.experience,
  minInvestmentRange: 'Minimum investment amount',
  maxInvestmentRange: 'Maximum investment amount',
  locationPreference: investLabels.locationPreference,
  areasOfExpertise: investLabels.areasOfExpertise,
  preferredIndustries: 'Preferred industries',
  investmentGoals: investLabels.investmentGoals,
  hiddenFields: 'Not shown to others',
} as const;
export const investorHints = {
  ...investHints,
  hidden:
    'What you tick stays off your public profile and out of the list of investors; founders find you less easily by it.',
} as const;

export const hideableWords: Record<HideableField, string> = {
  location: 'Location',
  bio: 'Bio',
  range: 'Investment range',
  areasOfExpertise: 'Areas of expertise',
  preferredIndustries: 'Preferred industries',
};

export const companyLabels = {
  companyName: entrepreneurLabels.companyName,
  stage: entrepreneurLabels.stage,
  companyDescription: entrepreneurLabels.companyDescription,
  industry: moreCompanyLabels.industry,
  location: moreCompanyLabels.location,
  fundingRequired: 'Funding required',
  teamSize: moreCompanyLabels.teamSize,
  useOfFunds: moreCompanyLabels.useOfFunds,
  businessModel: moreCompanyLabels.businessModel,
  currentRevenue: 'Current revenue a year (optional)',
  website: moreCompanyLabels.website,
  linkedinProfile: moreCompanyLabels.linkedinProfile,
  previousFunding: moreCompanyLabels.previousFunding,
} as const;
export const companyHints = {
  ...entrepreneurHints,
  businessModel: `${entrepreneurHints.atLeast20} A pitch on the market shows it after its next review.`,
};

export const phoneElsewhere = 'Your phone number is changed in the settings.';

export const certificate = {
  title: 'Accreditation certificate',
  lead: 'Optional: a certificate helps us approve your account. PDF, PNG or JPEG, at most 5 MB. Only you and our admins can read it.',
  choose: 'Certificate file',
  upload: 'Upload',
  uploading: 'Uploading...',
  done: 'Certificate uploaded',
  doneDetail: 'We look at it in 1-2 business days.',
  failed: 'The certificate was not uploaded',
  none: 'Choose a file first.',
  download: 'Download',
  offline: 'Uploading needs a network. Everything else on this page does not.',
} as const;
