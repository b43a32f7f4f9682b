import { areasOfExpertise, pitchIndustries } from '#sync/catalog.ts';
import { blankInvestorProfile, type InvestorProfile } from '#sync/records/investor-profile.ts';
import { backgroundAccounts, demoAccounts } from './accounts.ts';

type Area = (typeof areasOfExpertise)[number];
type Industry = (typeof pitchIndustries)[number];

/** What the investors of the demo look for, by mailbox; amounts in rupees. */
const theses: Record<string, [areas: Area[], industries: Industry[], min: number, max: number]> = {
  investor: [['Technology', 'Fintech', 'Logistics'], ['SaaS', 'FinTech', 'Technology'], 50_000, 2_500_000],
  'sharmila.katrapati': [['Healthcare', 'Education'], ['Healthcare', 'EdTech'], 100_000, 1_500_000],
  'pervez.daruvallan': [
    ['Food & Beverage', 'Consumer Goods'],
    ['Food & Beverage', 'E-commerce'],
    25_000,
    800_000,
  ],
  'gurnoor.bhullarai': [['Agriculture', 'Energy'], ['CleanTech', 'Food & Beverage'], 200_000, 5_000_000],
  'subhra.chatterlee': [['Manufacturing', 'Energy'], ['CleanTech', 'Technology'], 500_000, 10_000_000],
  'mathangi.srivathan': [['Education', 'Media & Entertainment'], ['EdTech', 'AI/ML'], 50_000, 1_000_000],
  'kabir.lokhandrao': [['Fintech', 'Technology'], ['FinTech', 'Blockchain', 'SaaS'], 250_000, 4_000_000],
  'oliver.fenwithy': [['Real Estate', 'Energy'], ['Real Estate', 'CleanTech'], 1_000_000, 20_000_000],
  'grace.holmebury': [['Healthcare', 'Technology'], ['Healthcare', 'AI/ML'], 800_000, 15_000_000],
};

export const demoInvestorProfiles: Omit<InvestorProfile, 'updatedAt'>[] = [
  ...demoAccounts,
  ...backgroundAccounts,
].flatMap(({ id, email }) => {
  const thesis = theses[email.split('@')[0] ?? ''];
  if (!thesis) return [];
  const [areasOfExpertise, preferredIndustries, minInvestmentRange, maxInvestmentRange] = thesis;
  const { updatedAt: _, ...blank } = blankInvestorProfile(id, '');
  return [{ ...blank, areasOfExpertise, preferredIndustries, minInvestmentRange, maxInvestmentRange }];
});
