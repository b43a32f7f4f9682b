/** Shown on the front page until the device has real ones. Fictional. */
export const sampleDeals = [
  {
    title: 'Neerja Cold Chains',
    location: 'Shimla, India',
    industry: 'Food & Beverage',
    stage: 'Break even',
    description:
      'Ice boxes on bus roofs bring berries from the hills to the plains overnight, without a truck of their own.',
    highlights: ['41 bus routes', 'Spoilage under 3%', 'Paid pilots with two co-operatives'],
    raisedPercent: 62,
    total: '₹1,80,00,000',
    minimum: '₹2,00,000',
    reviewPending: false,
  },
  {
    title: 'Loom Register',
    location: 'Varanasi, India',
    industry: 'Technology',
    stage: 'Seed stage',
    description: 'A thread count photographed with any phone proves a sari was woven by hand, and by whom.',
    highlights: ['1,900 weavers enrolled', 'Works without a network'],
    raisedPercent: 35,
    total: '₹2,00,00,000',
    minimum: '₹2,50,000',
    reviewPending: false,
  },
  {
    title: 'Kelp & Coast',
    location: 'Kochi, India',
    industry: 'CleanTech',
    stage: 'Profitable',
    description:
      'Seaweed farmed on rope between fishing seasons becomes a soil tonic that paddy growers reorder.',
    highlights: ['Four harvests a year', '280 fishing families', 'Repeat orders from 70% of growers'],
    raisedPercent: 80,
    total: '₹1,20,00,000',
    minimum: '₹1,00,000',
    reviewPending: false,
  },
] as const;

export const sampleInvestors = [
  {
    name: 'Devika Rangnekar',
    place: 'Pune',
    range: '₹25,000 to ₹50,00,000',
    about:
      'Ran factories for twenty years and now backs those who make things. Visits every company before the second call.',
    expertise: 'Manufacturing, Logistics, Energy',
  },
  {
    name: 'Farhan Qazilbash',
    place: 'Hyderabad',
    range: '₹5,00,000 to ₹40,00,000',
    about: 'A paediatrician who invests with three colleagues in what they would use themselves.',
    expertise: 'Healthcare, Technology',
  },
  {
    name: 'Meher Daruwalla',
    place: 'Mumbai',
    range: '₹10,00,000 to ₹50,00,000',
    about: 'Built and sold a payments company; reads every contract herself and answers within a day.',
    expertise: 'Fintech, E-commerce, Education',
  },
] as const;

export const sampleQuotes = [
  {
    quote: 'I read three pitches between two airports, asked one question, and it was sent when we landed.',
    name: 'Kamal Phukan',
    about: 'Investor, Phukan & Daughters, Guwahati',
    rating: 5,
  },
  {
    quote: 'The first cheque came from somebody two towns away whom I would never have found.',
    name: 'Sarojini Tharakan',
    about: 'Entrepreneur, Tharakan Pumpworks, Thrissur',
    rating: 5,
  },
  {
    quote: 'It tells me what a deal does not say. That has kept me out of two mistakes so far.',
    name: 'Navroz Balsara',
    about: 'Investor, Balsara Loomhouse, Surat',
    rating: 5,
  },
] as const;
