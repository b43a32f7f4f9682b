/** The words of the front page. What shows how the app looks with content in it is fictional, and said to be so. */
export const fictional = 'Fictional sample content';
/** Over what is told here: elsewhere by members. */
export const fictionalInDemo = `In the demo: ${fictional.toLowerCase()}`;

export const hero = {
  title: 'Angel investing in India, wherever you are',
  lead: 'Review deals on a flight, write your pitch on a train. Pankh keeps opportunities, investors and your drafts on your device, and sends your work when the network is back.',
  join: 'Join the network',
  analysis: 'Try AI-powered analysis',
  claims: 'Free registration, AI investor matching, due diligence and secure data rooms.',
  figures: [
    { figure: '2,300+', label: 'verified investors' },
    { figure: '500+', label: 'startups' },
    { figure: 'about ₹450 Cr', label: 'raised' },
    { figure: '1,565', label: 'opportunities this year' },
  ],
} as const;

export const news = {
  title: 'As read in',
  names: ['Deccan Ledger', 'The Nukkad Post', 'Startup Sarai', 'Rupee Weekly', 'Monsoon Review'],
} as const;

export const dealFilter = {
  title: 'Find the deals that fit you',
  lead: 'Browse hundreds of opportunities by industry, stage, place and the size of the round. The list is on your device: it answers at once, and on a plane.',
  action: 'Search opportunities',
  noAmount: 'Enter a whole amount, such as 25 lakh.',
} as const;

export const messaging = {
  title: 'Talk to founders, not to forms',
  lead: 'Connect with an entrepreneur, ask what the pitch leaves open, and share what you found. Messages you write without a network go out by themselves.',
  points: [
    'Connect and message entrepreneurs',
    'Share files beside the words they belong to',
    'Schedule meetings when it gets serious',
  ],
  start: 'Start messaging',
  meeting: 'Schedule meeting',
  with: 'Ketaki Sabnis',
  about: 'Founder, Neerja Cold Chains',
  said: [
    { mine: false, text: 'Thank you for connecting. What would you like to see first?', time: '10:12' },
    { mine: true, text: 'Your unit economics by route, and who pays for the ice.', time: '10:15' },
    { mine: false, text: 'Both are in the sheet. The hill routes pay back in 14 months.', time: '10:31' },
  ],
  file: { name: 'route-economics-2025.xlsx', size: '248 KB' },
} as const;

export const contacts = {
  title: 'Every contact in its place',
  lead: 'Manage contacts in one place: requests wait until you answer them, and what you shortlist stays at hand. Nobody sees your email before you connect.',
  requestsTitle: 'Connection Requests',
  shortlistTitle: 'Shortlisted pitches',
  requests: [
    {
      name: 'Tapan Borgohain',
      place: 'Guwahati, India',
      total: '₹1,50,00,000',
      min: '₹2,00,000',
      isNew: true,
    },
    { name: 'Rukmini Ashtekar', place: 'Nashik, India', total: '₹80,00,000', min: '₹1,00,000', isNew: true },
  ],
  shortlisted: [
    { name: 'Loom Register', place: 'Varanasi, India', total: '₹2,00,00,000', min: '₹2,50,000' },
    { name: 'Kelp & Coast', place: 'Kochi, India', total: '₹1,20,00,000', min: '₹1,00,000' },
  ],
} as const;

export const opportunities = {
  title: 'Open opportunities',
  /** Over fictional ones. */
  sampleTitle: 'Sample opportunities',
  lead: 'Founders who are raising now.',
  browse: 'Browse all opportunities',
} as const;

export const investors = {
  title: 'Investors here',
  sampleTitle: 'Sample investors',
  lead: 'Verified investors of the network.',
  browse: 'Browse all investors',
} as const;

export const testimonials = { title: 'What members say' } as const;

export const trusted = {
  title: 'Trusted by teams at',
  names: ['Saptarishi Labs', 'Kaveri Robotics', 'Banyan Freight', 'Himadri Health', 'Tulsi & Tide'],
} as const;

/** Addresses under .example belong to nobody. */
export const social = {
  title: 'Follow Pankh',
  links: ['LinkedIn', 'X', 'YouTube', 'Instagram'].map((name) => ({
    label: name,
    href: `https://social.pankh.example/${name.toLowerCase()}`,
  })),
};
