import { accountHints } from '#src/content/account-forms.ts';
import { keptFigures } from '#src/content/another-currency.ts';
import { personLabels as labels, profilePage } from '#src/content/profile.ts';
import { personFaults, savePerson } from '#src/data/profile.ts';
import { useProfileAmounts } from '#src/data/use-profile.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { currencies } from '#sync/catalog.ts';
import type { Account } from '#sync/records/account.ts';
import { ProfileSection } from './profile-section.tsx';

export function PersonForm({ account }: { account: Account }) {
  const { fullName, location, bio = '', currency = 'INR', userType } = account;
  const amounts = useProfileAmounts() ?? [];
  const fields: FormField[] = [
    { name: 'fullName', label: labels.fullName, kind: 'text', autoComplete: 'name', required: true },
    { name: 'location', label: labels.location, kind: 'text', placeholder: accountHints.place },
    { name: 'bio', label: labels.bio, kind: 'area' },
    {
      name: 'currency',
      label: labels.currency,
      kind: 'select',
      options: currencies.map(({ code, symbol }) => ({ value: code, label: `${code} (${symbol})` })),
      consequence(chosen) {
        if (chosen === currency || amounts.length === 0) return '';
        return keptFigures(
          amounts.map((amount) => ({
            now: formatAmount(amount, currency),
            later: formatAmount(amount, chosen),
          })),
        );
      },
    },
  ];
  return (
    <ProfileSection
      action="editPerson"
      title={profilePage.person}
      lead={profilePage.personLeads[userType]}
      fields={fields}
      stored={{ fullName, location, bio, currency }}
      check={personFaults}
      onSave={savePerson}
    />
  );
}
