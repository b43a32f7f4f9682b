export const testimonialsPage = {
  title: 'Testimonials',
  lead: 'What founders and investors say about working with Pankh. Fictional sample content: no real persons.',
  cta: {
    title: 'Write the next one',
    lead: 'Registration is free, for investors and for entrepreneurs.',
    investor: 'Join as an Investor',
    founder: 'Join as an Entrepreneur',
  },
} as const;
