import { gone, one, two } from './spoken-rows.ts';
import type { ToldActions } from './told-actions.ts';

const pitch = { opportunityId: one, dealTitle: 'Lantern Looms', from: {} };

/** What somebody does to their drafts, pitches and profile, and in their settings. */
export const toldOwn = {
  createDraft: [
    [{ draftId: one, currency: 'INR' }, 'Draft: Monsoon Mills | New draft'],
    [{ draftId: two, currency: 'INR' }, 'Draft: Cotton Lane | New draft'],
  ],
  editDraft: [
    [{ draftId: one, field: 'title', from: '', to: 'Mills' }, 'Draft: Monsoon Mills | name: Mills'],
    [
      { draftId: one, field: 'stage', from: 'Seed', to: '' },
      'Draft: Monsoon Mills | funding stage: (nothing)',
    ],
  ],
  resolveConflict: [
    [{ draftId: one, field: 'title', value: 'Mills', seen: [] }, 'Draft: Monsoon Mills | name: Mills'],
    [{ draftId: one, field: 'title', value: 'Looms', seen: [] }, 'Draft: Monsoon Mills | name: Looms'],
  ],
  addHighlight: [
    [{ draftId: one, highlightId: gone, text: 'Rain' }, 'Draft: Monsoon Mills | highlight: Rain'],
    [{ draftId: one, highlightId: gone, text: 'Looms' }, 'Draft: Monsoon Mills | highlight: Looms'],
  ],
  removeHighlight: [
    [{ draftId: one, highlightId: one }, 'Draft: Monsoon Mills | highlight taken out: It rains.'],
    [{ draftId: one, highlightId: two }, 'Draft: Monsoon Mills | highlight taken out: It weaves.'],
  ],
  deleteDraft: [
    [{ draftId: one }, 'Draft: Monsoon Mills | Deleted'],
    [{ draftId: two }, 'Draft: Cotton Lane | Deleted'],
  ],
  restoreDraft: [
    [{ draftId: one }, 'Draft: Monsoon Mills | Restored'],
    [{ draftId: two }, 'Draft: Cotton Lane | Restored'],
  ],
  restoreVersion: [
    [{ draftId: one, versionId: one }, 'Draft: Monsoon Mills | Gone back to a version; name: Rain Looms'],
    [{ draftId: one, versionId: two }, 'Draft: Monsoon Mills | Gone back to a version; name: Kite Looms'],
  ],
  submitPitch: [
    [
      { draftId: one, opportunityId: gone, accuracyConfirmed: true },
      'Pitch submission: Monsoon Mills | Submission of the pitch',
    ],
    [
      { draftId: two, opportunityId: gone, accuracyConfirmed: true },
      'Pitch submission: Cotton Lane | Submission of the pitch',
    ],
  ],
  editOpportunity: [
    [
      { ...pitch, to: { totalRequired: 2_500_000, minInvestment: 50_000 } },
      'Edit of a pitch: Lantern Looms | total amount: ₹25,00,000; minimum investment: ₹50,000',
    ],
    [
      { ...pitch, to: { currency: 'USD', totalRequired: 2_500_000 } },
      'Edit of a pitch: Lantern Looms | currency: USD; total amount: $2,500,000',
    ],
  ],
  setRaisedAmount: [
    [
      { opportunityId: one, from: {}, to: { raisedAmount: 1_500_000 } },
      'Amount raised: Lantern Looms | amount raised so far: ₹15,00,000',
    ],
    [
      { opportunityId: two, from: {}, to: { raisedAmount: 1_500_000 } },
      'Amount raised: Silk Works | amount raised so far: $1,500,000',
    ],
  ],
  closeOpportunity: [
    [{ opportunityId: one }, 'Round closed: Lantern Looms'],
    [{ opportunityId: two }, 'Round closed: Silk Works'],
  ],
  withdrawOpportunity: [
    [{ opportunityId: one }, 'Pitch withdrawn: Lantern Looms'],
    [{ opportunityId: two }, 'Pitch withdrawn: Silk Works'],
  ],
  resolveAttention: [
    [
      { attentionId: one, resolution: 'discarded' },
      'Answer to what was refused | let go: Draft: Monsoon Mills',
    ],
    [
      { attentionId: two, resolution: 'retried' },
      'Answer to what was refused | tried again: Acceptance of the connection request from Kabir Sen',
    ],
  ],
  readNotifications: [
    [{ ids: [one] }, '1 notification marked as read'],
    [{ ids: [one, two] }, '2 notifications marked as read'],
  ],
  editPerson: [
    [{ from: {}, to: { fullName: 'Tara Menon' } }, 'Profile: about you | full name: Tara Menon'],
    [{ from: {}, to: { bio: '' } }, 'Profile: about you | bio: (nothing)'],
  ],
  editInvestorProfile: [
    [
      { from: {}, to: { experience: 'beginner', minInvestmentRange: 2_500_000 } },
      'Profile: your investing | investment experience: Beginner (0-2 years); minimum investment amount: ₹25,00,000',
    ],
    [
      { from: {}, to: { hiddenFields: ['bio', 'range'] } },
      'Profile: your investing | not shown to others: Bio, Investment range',
    ],
  ],
  editCompany: [
    [
      { from: {}, to: { fundingRequired: 2_500_000, teamSize: 4 } },
      'Profile: your company | funding required: ₹25,00,000; team size: 4',
    ],
    [
      { from: {}, to: { companyName: 'Looms', currentRevenue: 100_000 } },
      'Profile: your company | company name: Looms; current revenue a year: ₹1,00,000',
    ],
  ],
  setNotification: [
    [{ kind: 'reviews', on: true }, 'Mails: Reviews of my pitches | on'],
    [{ kind: 'reviews', on: false }, 'Mails: Reviews of my pitches | off'],
  ],
  setMailPace: [
    [{ pace: 'at-once' }, 'When mails come | At once'],
    [{ pace: 'daily' }, 'When mails come | Once a day'],
  ],
  setPush: [
    [{ kind: 'messages', on: true }, 'What devices show: New messages | on'],
    [{ kind: 'messages', on: false }, 'What devices show: New messages | off'],
  ],
  setQuietHours: [
    [{ quietHours: { from: '22:00', to: '07:00' } }, 'Quiet hours | from 22:00 to 07:00'],
    [{ quietHours: null }, 'Quiet hours | none'],
  ],
  giveConsent: [
    [{ consentId: gone, kind: 'newsletter', given: true }, 'Consent: newsletter | given'],
    [{ consentId: gone, kind: 'newsletter', given: false }, 'Consent: newsletter | withdrawn'],
  ],
  requestPlan: [
    [{ planId: 'investor-premium-monthly' }, 'Request for a plan: Investor Premium'],
    [{ planId: 'investor-premium-yearly' }, 'Request for a plan: Investor Premium yearly'],
  ],
  endPlan: [
    [{ planId: 'investor-basic-monthly' }, 'End of a plan: Investor Basic'],
    [{ planId: 'entrepreneur-basic-monthly' }, 'End of a plan: Entrepreneur Basic'],
  ],
} satisfies Partial<ToldActions>;
