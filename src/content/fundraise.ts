/** The words of the landing for founders. The figures are static, as they are told in public. */
export const fundraise = {
  title: 'Find the investors who fit your round',
  lead: 'Search investors across the world by name, thesis or place, spelling mistakes allowed. The list is kept on your device and answers without a network.',
  figures: [
    { figure: '22,000+', label: 'founders' },
    { figure: '6,178+', label: 'investors' },
    { figure: '2,300+', label: 'verified investors' },
    { figure: '373,303+', label: 'global investors' },
  ],
  join: 'Join for free',
  start: 'Start raising for free',
  submit: 'Submit a pitch',
  toDatabase: 'Search the database',
  types: { title: 'Browse by investor type', lead: 'How many of each are on this device.' },
  industries: { title: 'Popular industries', lead: 'Investors who name it in their thesis.' },
  stages: { title: 'Investment stages', lead: 'From a first idea to the stock exchange.' },
  database: { title: 'Global Investor Database', lead: '373,354 global investors' },
  lists: {
    title: '100+ investor lists',
    lead: 'Ready to open, each a search you can go on from.',
    byStage: 'By stage',
    byType: 'By type',
    leads: 'Lead investors',
    alwaysLeading: 'Always leading',
    byIndustry: 'By industry',
    byCountry: (group: string) => `By country: ${group}`,
  },
} as const;
