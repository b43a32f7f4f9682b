import { firstLetters } from '#sync/first-letters.ts';
import { idOf, newId } from '#sync/ids.ts';
import type { Change } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import { blankCompany, type Company } from '#sync/records/company.ts';
import type { Consent } from '#sync/records/consent.ts';
import { blankInvestorProfile, type InvestorProfile } from '#sync/records/investor-profile.ts';
import type { Registration } from '#sync/rules/registration/all.ts';
import { termsVersion } from '#sync/rules/terms.ts';

/** The name that a sign-up gives its person, of at most 120 UTF-16 units as any: two of 60 and what stands between are 121. */
export function fullNameOf(registration: Registration): string {
  if (registration.form !== 'plan') return registration.fullName;
  return firstLetters(`${registration.firstName} ${registration.lastName}`, 120).trimEnd();
}

/** An account as a sign-up makes it: nothing of it is verified. */
export function accountOf(registration: Registration, id: string, username: string, now: string): Account {
  return {
    id,
    email: registration.email,
    username,
    fullName: fullNameOf(registration),
    userType: registration.userType,
    location: 'location' in registration ? (registration.location ?? '') : '',
    emailVerified: false,
    phoneVerified: false,
    createdAt: now,
    bio: '',
    currency: 'INR',
    phone: 'phoneNumber' in registration ? registration.phoneNumber : '',
    pendingEmail: null,
    pendingPhone: null,
    approval: 'pending',
    approvalReason: null,
    disabledAt: null,
    deleteAt: null,
  };
}

/** Everything that belongs to a new account: its profile, what the person agreed to, the plan they asked for. */
export function rowsBeside(registration: Registration, accountId: string, now: string): Change[] {
  const profile: Change =
    registration.userType === 'investor'
      ? { table: 'investorProfiles', id: accountId, row: investorProfileOf(registration, accountId, now) }
      : { table: 'companies', id: accountId, row: companyOf(registration, accountId, now) };
  return [
    profile,
    ...consentsOf(registration, accountId, now),
    ...subscriptionOf(registration, accountId, now),
  ];
}

function investorProfileOf(registration: Registration, id: string, now: string): InvestorProfile {
  const blank = blankInvestorProfile(id, now);
  if (registration.form !== 'investor') return blank;
  return {
    ...blank,
    company: registration.company ?? '',
    designation: registration.designation ?? '',
    experience: registration.experience,
    minInvestmentRange: registration.minInvestmentRange,
    maxInvestmentRange: registration.maxInvestmentRange,
    areasOfExpertise: [...new Set(registration.areasOfExpertise)],
    locationPreference: registration.locationPreference,
    investmentGoals: registration.investmentGoals,
    accreditationDeclaredAt: now,
  };
}

function companyOf(registration: Registration, id: string, now: string): Company {
  const blank = blankCompany(id, now);
  if (registration.form !== 'entrepreneur-basic' && registration.form !== 'entrepreneur-full') return blank;
  const { companyName, stage, companyDescription } = registration;
  const first = { ...blank, companyName, stage, companyDescription };
  if (registration.form === 'entrepreneur-basic') return first;
  return {
    ...first,
    industry: registration.industry,
    location: registration.location,
    fundingRequired: registration.fundingRequired,
    teamSize: registration.teamSize,
    useOfFunds: registration.useOfFunds,
    businessModel: registration.businessModel,
    currentRevenue: registration.currentRevenue,
    website: registration.website,
    linkedinProfile: registration.linkedinProfile,
    previousFunding: registration.previousFunding ?? '',
  };
}

export function wantsNewsletter(registration: Registration): boolean {
  return registration.form === 'plan' && registration.newsletter === true;
}

/** One tick accepts the terms and says that one is 18: the terms are for nobody younger. */
function consentsOf(registration: Registration, accountId: string, now: string): Change[] {
  const given: Consent['kind'][] = [];
  if (registration.termsAccepted) given.push('terms', 'adult');
  if (wantsNewsletter(registration)) given.push('newsletter');
  if (registration.form === 'investor') given.push('accreditation');
  return given.map((kind) => {
    const row = { id: newId(), accountId, kind, version: termsVersion, given: true, at: now };
    return { table: 'consents', id: row.id, row };
  });
}

function subscriptionOf(registration: Registration, accountId: string, now: string): Change[] {
  if (registration.form !== 'plan') return [];
  const { planId } = registration;
  const row = {
    id: idOf('subscription', accountId, planId),
    accountId,
    planId,
    state: 'requested' as const,
    requestedAt: now,
    decidedAt: null,
    endedAt: null,
    reason: null,
  };
  return [{ table: 'subscriptions', id: row.id, row }];
}
