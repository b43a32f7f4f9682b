import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { CompanyForm } from './company-form.tsx';
import { InvestorForm } from './investor-form.tsx';
import { PersonForm } from './person-form.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const at = '2026-03-01T09:00:00.000Z';
const account = (userType: 'investor' | 'entrepreneur') => ({
  id: '0196f3a0-0000-7000-8000-000000000001',
  email: 'tara@people.example',
  username: 'tara',
  fullName: 'Tara Menon',
  userType,
  location: 'Kochi',
  bio: 'Dyer',
  emailVerified: true,
  phoneVerified: true,
  createdAt: at,
});

test.each([
  ['editPerson', 'entrepreneur', 'bio', PersonForm],
  ['editCompany', 'entrepreneur', 'companyDescription', CompanyForm],
  ['editInvestorProfile', 'investor', 'investmentGoals', InvestorForm],
] as const)(
  '%s of the profile begins with what was half written in it',
  async (form, userType, field, Form) => {
    await signedInHere(userType);
    const before = { [field]: { from: 'Spinner', to: 'Weaver of half a' } };
    await keepWritten({ key: `profile:${form}`, title: 'Profile', href: '/profile' }, before, {});
    const markup = await drawScreen(<Form account={account(userType)} />);
    expect(markup).toContain('Weaver of half a</textarea>');
    expect(markup).toContain('What you wrote here before is back');
    // What is stored is not what stood there as it was written.
    expect(markup).toContain('This has changed since then');
  },
);
