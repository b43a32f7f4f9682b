import type { AdminAccount, AdminAccounts } from '#sync/endpoints/admin.ts';
import type { Company } from '#sync/records/company.ts';
import type { InvestorProfile } from '#sync/records/investor-profile.ts';
import { accountsToReview } from '../db/admin-accounts.ts';
import { certificatesOf } from '../db/certificates.ts';
import type { Db } from '../db/connection.ts';
import { readRows } from '../db/records.ts';

/** Accounts as admins are shown them, each with what there is to decide by. */
export async function queueOfAccounts(
  db: Db,
  asked: Parameters<typeof accountsToReview>[1],
): Promise<AdminAccounts> {
  const { total, accounts } = await accountsToReview(db, asked);
  const ids = accounts.map(({ id }) => id);
  const [files, investors, companies] = [
    new Map((await certificatesOf(db, ids)).map(({ accountId, ...about }) => [accountId, about])),
    new Map((await readRows(db, 'investorProfiles', ids)).map((row) => [row.id, row])),
    new Map((await readRows(db, 'companies', ids)).map((row) => [row.id, row])),
  ];
  const shown = accounts.map((account) => ({
    id: account.id,
    email: account.email,
    phone: account.phone ?? '',
    fullName: account.fullName,
    userType: account.userType,
    location: account.location,
    emailVerified: account.emailVerified,
    phoneVerified: account.phoneVerified,
    approval: account.approval ?? 'pending',
    approvalReason: account.approvalReason ?? null,
    disabledAt: account.disabledAt ?? null,
    deleteAt: account.deleteAt ?? null,
    createdAt: account.createdAt,
    currency: account.currency ?? 'INR',
    certificate: files.get(account.id) ?? null,
    investor: toldByInvestor(investors.get(account.id)),
    company: toldOfCompany(companies.get(account.id)),
  }));
  return { total, accounts: shown };
}

function toldByInvestor(profile: InvestorProfile | undefined): AdminAccount['investor'] {
  if (!profile) return null;
  const { company, designation, experience, preferredIndustries, accreditationDeclaredAt } = profile;
  const { minInvestmentRange, maxInvestmentRange } = profile;
  const range = { minInvestmentRange, maxInvestmentRange };
  return { company, designation, experience, ...range, preferredIndustries, accreditationDeclaredAt };
}

function toldOfCompany(company: Company | undefined): AdminAccount['company'] {
  if (!company) return null;
  const { companyName, stage, industry, location, fundingRequired, teamSize } = company;
  const { website, linkedinProfile, companyDescription } = company;
  const links = { website, linkedinProfile };
  return { companyName, stage, industry, location, fundingRequired, teamSize, ...links, companyDescription };
}
