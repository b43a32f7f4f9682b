import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { blankCompany, type Company } from '#sync/records/company.ts';
import type { Consent } from '#sync/records/consent.ts';
import { blankInvestorProfile, type InvestorProfile } from '#sync/records/investor-profile.ts';
import { chosenPreferences, type Preferences } from '#sync/records/preferences.ts';
import type { Report } from '#sync/records/report.ts';
import type { Subscription } from '#sync/records/subscription.ts';
import { consentsOf } from './consents.ts';

/** What the investor at this device says of their investing; blank until they do. */
export function useInvestorProfile(): InvestorProfile | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    return (await rowsOf(db, 'investorProfiles').get(id)) ?? blankInvestorProfile(id, '');
  });
}

/** The company of the founder at this device; blank until they tell of it. */
export function useCompany(): Company | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    return (await rowsOf(db, 'companies').get(id)) ?? blankCompany(id, '');
  });
}

/** The amounts that their profile holds, of investing or of the company: whole units of the account's currency. */
export function useProfileAmounts(): number[] | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    const profile = await rowsOf(db, 'investorProfiles').get(id);
    const company = await rowsOf(db, 'companies').get(id);
    const range = [profile?.minInvestmentRange, profile?.maxInvestmentRange];
    const amounts = [...range, company?.fundingRequired, company?.currentRevenue];
    // No revenue is stored as 0.
    return amounts.flatMap((amount) => amount || []);
  });
}

export function usePreferences(): Required<Preferences> | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    return chosenPreferences(await rowsOf(db, 'preferences').get(id), id, '');
  });
}

/** Everything the person has answered, the newest first. */
export function useConsents(): Consent[] | undefined {
  return usePersonQuery(consentsOf);
}

export function useSubscriptions(): Subscription[] | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    const rows = await rowsOf(db, 'subscriptions').toArray();
    return rows
      .filter(({ accountId }) => accountId === id)
      .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt));
  });
}

/** What the person reported, the newest first. */
export function useOwnReports(): Report[] | undefined {
  return usePersonQuery(async (db) => {
    const id = ownerOf(db);
    const reports = await rowsOf(db, 'reports').toArray();
    return reports.filter(({ reporterId }) => reporterId === id).sort((a, b) => b.at.localeCompare(a.at));
  });
}
