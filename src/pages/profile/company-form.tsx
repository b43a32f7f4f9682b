import {
  companyHints as hints,
  companyLabels as labels,
  phoneElsewhere,
  profilePage,
} from '#src/content/profile.ts';
import { companyFaults, saveCompany } from '#src/data/profile.ts';
import { useCompany } from '#src/data/use-profile.ts';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { industries, investorStages } from '#sync/catalog.ts';
import type { Account } from '#sync/records/account.ts';
import { ProfileSection } from './profile-section.tsx';
import { readBack } from './read-back.ts';

// The linter takes a property named use... for a hook.
const fundsLabel = labels.useOfFunds;

export function CompanyForm({ account: { currency = 'INR' } }: { account: Account }) {
  const company = useCompany();
  if (!company) return null;
  const amount = { kind: 'amount', readBack: readBack(currency) } as const;
  const stages = investorStages.map(({ label }) => label);
  const fields: FormField[] = [
    {
      name: 'companyName',
      label: labels.companyName,
      kind: 'text',
      autoComplete: 'organization',
      required: true,
    },
    {
      name: 'stage',
      label: labels.stage,
      kind: 'select',
      options: withOwn(stages, company.stage),
      placeholder: hints.stage,
      required: true,
    },
    {
      name: 'companyDescription',
      label: labels.companyDescription,
      kind: 'area',
      hint: hints.description,
      required: true,
    },
    {
      name: 'industry',
      label: labels.industry,
      kind: 'select',
      options: withOwn(industries, company.industry),
      placeholder: hints.industry,
      wide: true,
    },
    { name: 'location', label: labels.location, kind: 'text' },
    { name: 'teamSize', label: labels.teamSize, kind: 'digits' },
    { name: 'fundingRequired', label: labels.fundingRequired, placeholder: hints.fundingRequired, ...amount },
    { name: 'currentRevenue', label: labels.currentRevenue, ...amount },
    { name: 'useOfFunds', label: fundsLabel, kind: 'area', hint: hints.atLeast20 },
    { name: 'businessModel', label: labels.businessModel, kind: 'area', hint: hints.businessModel },
    { name: 'previousFunding', label: labels.previousFunding, kind: 'area' },
    { name: 'website', label: labels.website, kind: 'url', placeholder: hints.website },
    { name: 'linkedinProfile', label: labels.linkedinProfile, kind: 'url', placeholder: hints.website },
  ];
  const currentRevenue = company.currentRevenue || '';
  return (
    <ProfileSection
      action="editCompany"
      title={profilePage.company}
      lead={
        <>
          {profilePage.companyLead} <TextLink href={paths.settings}>{phoneElsewhere}</TextLink>
        </>
      }
      fields={fields}
      stored={{ ...company, currentRevenue }}
      check={companyFaults}
      // No revenue is stored as 0 and shown as nothing.
      onSave={({ from, to }) =>
        saveCompany({ from: from.currentRevenue === '' ? { ...from, currentRevenue: 0 } : from, to })
      }
    />
  );
}

/** What was written elsewhere stays to be seen, and chosen again. */
function withOwn(options: readonly string[], own: string): string[] {
  return own === '' || options.includes(own) ? [...options] : [own, ...options];
}
