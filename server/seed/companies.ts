import type { Company } from '#sync/records/company.ts';
import { type FounderKey, founders } from './accounts.ts';

type Told = Omit<Company, 'id' | 'updatedAt' | 'linkedinProfile' | 'previousFunding' | 'location'>;

/** The companies of those whose deals wait for review: nothing is approved without. */
const told: Partial<Record<FounderKey, Told>> = {
  demo: {
    companyName: 'Velankar Field Works',
    stage: 'Early Revenue',
    companyDescription:
      'We build small services for places that a strong signal does not reach: advice for growers, forecasts for shopkeepers and lessons for classrooms.',
    industry: 'AgriTech',
    fundingRequired: 30_000_000,
    teamSize: 14,
    useOfFunds: 'Agronomists, field trials in two districts and the next three languages.',
    businessModel:
      'Whoever is served pays a yearly fee for what they use: a member, a shop or a classroom. Nothing depends on advertising, and no customer’s data is sold.',
    currentRevenue: 6_400_000,
    website: 'https://velankarfieldworks.example',
  },
  aarohi: {
    companyName: 'Deshmane Workshop',
    stage: 'Scaling',
    companyDescription:
      'A workshop in Bengaluru that takes four products from a bench to paying customers: plant security, millet snacks, battery swaps and drone parts.',
    industry: 'Manufacturing',
    fundingRequired: 40_000_000,
    teamSize: 38,
    useOfFunds: 'Certification, a second shift and working capital for the first large orders.',
    businessModel:
      'Each product is sold to businesses, by the month or by the piece, at a price that covers its own costs from the first order.',
    currentRevenue: 18_500_000,
    website: 'https://deshmaneworkshop.example',
  },
  joel: {
    companyName: 'Kuttanadan Backwater Company',
    stage: 'Early Revenue',
    companyDescription:
      'We make a living from what the backwaters have and lack: clinics that come by boat, curries that keep, and boards from coconut waste.',
    industry: 'HealthTech',
    fundingRequired: 22_000_000,
    teamSize: 21,
    useOfFunds: 'Two more boats, a press for boards and a year of laboratory supplies.',
    businessModel:
      'Public bodies and hospitals pay by the visit, shops and builders by the crate. What one of our trades earns stays with it.',
    currentRevenue: 9_100_000,
    website: 'https://kuttanadanbackwater.example',
  },
};

export const demoCompanies: Omit<Company, 'updatedAt'>[] = Object.entries(founders).flatMap(
  ([key, { id, location }]) => {
    const company = Object.entries(told).find(([founder]) => founder === key)?.[1];
    return company ? [{ ...company, id, location, linkedinProfile: '', previousFunding: '' }] : [];
  },
);
