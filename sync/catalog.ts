/** What the directory's industry lists offer, as free text to search for. "AI" leads, the rest follows the alphabet. */
export const industries = [
  'AI',
  'AdTech',
  'AgriTech',
  'Analytics',
  'Automotive',
  'Aviation',
  'B2B',
  'Beauty',
  'Big Data',
  'BioTech',
  'Blockchain',
  'CleanTech',
  'Climate',
  'Cloud',
  'Construction',
  'Consumer',
  'Creator Economy',
  'Cybersecurity',
  'D2C',
  'DeepTech',
  'Defence',
  'Design',
  'Developer Tools',
  'Drones',
  'E-commerce',
  'EdTech',
  'Electric Vehicles',
  'Energy',
  'Enterprise Software',
  'Fashion',
  'FinTech',
  'Fitness',
  'FoodTech',
  'Future of Work',
  'Gaming',
  'GovTech',
  'Hardware',
  'HealthTech',
  'Hospitality',
  'Human Resources',
  'Impact',
  'Industry 4.0',
  'InsurTech',
  'IoT',
  'LegalTech',
  'Logistics',
  'Manufacturing',
  'Marketplace',
  'Media',
  'MedTech',
  'Mobility',
  'Music',
  'PetTech',
  'Pharma',
  'PropTech',
  'Retail',
  'Robotics',
  'SaaS',
  'Semiconductors',
  'Space',
  'Sports',
  'Telecom',
  'Travel',
  'XR',
] as const;

export const pitchIndustries = [
  'Technology',
  'Healthcare',
  'FinTech',
  'EdTech',
  'Food & Beverage',
  'Real Estate',
  'E-commerce',
  'SaaS',
  'AI/ML',
  'Blockchain',
  'CleanTech',
  'Other',
] as const;

export const pitchStages = [
  'Pre-Launch',
  'Seed',
  'Series A',
  'Series B',
  'Series C',
  'Growth',
  'Pre-IPO',
] as const;

/** What a pitch can ask for. The first is the default. */
export const currencies = [
  { code: 'INR', symbol: '₹' },
  { code: 'USD', symbol: '$' },
  { code: 'GBP', symbol: '£' },
  { code: 'EUR', symbol: '€' },
] as const;

/** `token` is how `stageOfInvestment` names the stage. */
export const investorStages = [
  { label: 'Idea or Patent', token: '1. Idea or Patent' },
  { label: 'Prototype', token: '2. Prototype' },
  { label: 'Early Revenue', token: '3. Early Revenue' },
  { label: 'Scaling', token: '4. Scaling' },
  { label: 'Growth', token: '5. Growth' },
  { label: 'Pre-IPO', token: '6. Pre-IPO' },
] as const;

/** How the rounds that founders speak of are told in those stages. */
export const fundingRounds = [
  { label: 'Pre-seed', stages: ['Idea or Patent', 'Prototype'] },
  { label: 'Seed', stages: ['Early Revenue'] },
  { label: 'Series A', stages: ['Scaling'] },
  { label: 'Series B', stages: ['Growth'] },
] as const;

/** The countries by which the lists of investors are grouped, as ISO 3166 codes. */
export const countryGroups = [
  { label: 'Africa', codes: ['NG', 'ZA', 'KE', 'EG', 'GH', 'MA'] },
  { label: 'America', codes: ['US', 'CA', 'BR', 'AR', 'MX', 'CL'] },
  { label: 'Asia & Europe', codes: ['IN', 'CN', 'JP', 'SG', 'GB', 'DE', 'FR', 'NL'] },
] as const;

/**
 * `aliases` are the whole values by which lists of investors name the type, in any casing; the first is the usual one.
 * One of them holds a comma.
 */
export const investorTypes = [
  { label: 'VC firms', aliases: ['VC', 'VC firm', 'Venture capital', 'Public fund'] },
  { label: 'Corporate VCs', aliases: ['Corporate VC', 'CVC'] },
  { label: 'PE firms', aliases: ['PE fund', 'PE firm', 'Private equity'] },
  { label: 'Family offices', aliases: ['Family office'] },
  { label: 'Angel groups', aliases: ['Angel network', 'Angel group', 'Syndicate'] },
  { label: 'Solo angels', aliases: ['Solo angel', 'Angel'] },
  {
    label: 'RBF & Debt',
    aliases: ['Revenue-based financing', 'Revenue-based', 'RBF', 'Venture debt', 'Debt'],
  },
  {
    label: 'Incubators & Accelerators',
    aliases: ['Incubator, Accelerator', 'Incubator', 'Accelerator'],
  },
  { label: 'Startup studios', aliases: ['Startup studio', 'Venture studio'] },
  { label: 'Other', aliases: ['Other'] },
] as const;

/** Cheque sizes in US dollars, half-open: `from` is in the bucket, `below` is not. */
export const roundSizes = [
  { label: '0-100k', from: 0, below: 100_000 },
  { label: '100k-500k', from: 100_000, below: 500_000 },
  { label: '500k-1m', from: 500_000, below: 1_000_000 },
  { label: '1m-5m', from: 1_000_000, below: 5_000_000 },
  { label: '5m+', from: 5_000_000, below: Number.POSITIVE_INFINITY },
] as const;

/** What the investor wizard offers. */
export const areasOfExpertise = [
  'Technology',
  'Healthcare',
  'Fintech',
  'E-commerce',
  'Manufacturing',
  'Real Estate',
  'Education',
  'Food & Beverage',
  'Energy',
  'Transportation',
  'Media & Entertainment',
  'Agriculture',
  'Logistics',
  'Consumer Goods',
] as const;

/** How long a person has invested. */
export const experienceLevels = [
  { id: 'beginner', label: 'Beginner (0-2 years)' },
  { id: 'intermediate', label: 'Intermediate (3-5 years)' },
  { id: 'experienced', label: 'Experienced (6-10 years)' },
  { id: 'expert', label: 'Expert (10+ years)' },
] as const;
