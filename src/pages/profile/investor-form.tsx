import {
  hideableWords,
  investorHints as hints,
  investorLabels as labels,
  profilePage,
} from '#src/content/profile.ts';
import { investorFaults, saveInvestorProfile } from '#src/data/profile.ts';
import { useInvestorCard } from '#src/data/use-investor-cards.ts';
import { useInvestorProfile } from '#src/data/use-profile.ts';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { areasOfExpertise, experienceLevels, pitchIndustries } from '#sync/catalog.ts';
import type { Account } from '#sync/records/account.ts';
import { hideableFields } from '#sync/records/investor-profile.ts';
import { ProfileSection } from './profile-section.tsx';
import { readBack } from './read-back.ts';

export function InvestorForm({ account: { id, currency = 'INR' } }: { account: Account }) {
  const profile = useInvestorProfile();
  const isShown = Boolean(useInvestorCard(id));
  if (!profile) return null;
  const amount = {
    kind: 'amount',
    hint: hints.amount,
    required: true,
    readBack: readBack(currency),
  } as const;
  const fields: FormField[] = [
    { name: 'company', label: labels.company, kind: 'text', autoComplete: 'organization' },
    { name: 'designation', label: labels.designation, kind: 'text', autoComplete: 'organization-title' },
    {
      name: 'experience',
      label: labels.experience,
      kind: 'select',
      options: experienceLevels.map(({ id, label }) => ({ value: id, label })),
      placeholder: hints.experience,
      required: true,
    },
    {
      name: 'locationPreference',
      label: labels.locationPreference,
      kind: 'text',
      placeholder: hints.location,
      required: true,
    },
    { name: 'minInvestmentRange', label: labels.minInvestmentRange, placeholder: hints.minimum, ...amount },
    { name: 'maxInvestmentRange', label: labels.maxInvestmentRange, placeholder: hints.maximum, ...amount },
    {
      name: 'areasOfExpertise',
      label: labels.areasOfExpertise,
      kind: 'checks',
      options: areasOfExpertise,
      required: true,
    },
    {
      name: 'preferredIndustries',
      label: labels.preferredIndustries,
      kind: 'checks',
      options: pitchIndustries,
    },
    {
      name: 'investmentGoals',
      label: labels.investmentGoals,
      kind: 'area',
      hint: hints.goals,
      required: true,
    },
    {
      name: 'hiddenFields',
      label: labels.hiddenFields,
      kind: 'checks',
      hint: hints.hidden,
      options: hideableFields.map((value) => ({ value, label: hideableWords[value] })),
    },
  ];
  return (
    <ProfileSection
      action="editInvestorProfile"
      title={profilePage.investing}
      lead={
        <>
          {profilePage.investingLead}{' '}
          {isShown && <TextLink href={paths.investor(id)}>{profilePage.seenByOthers}</TextLink>}
        </>
      }
      fields={fields}
      stored={profile}
      check={(edits) => investorFaults(edits, profile)}
      onSave={saveInvestorProfile}
    />
  );
}
