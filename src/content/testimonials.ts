export const testimonialsPage = {
  title: 'Testimonials',
  lead: 'What founders and investors say about working with Pankh. In the demo all of it is fictional sample content: no real persons.',
  empty: {
    title: 'No stories here yet',
    text: 'They appear, and stay for reading offline, once this device has been online.',
  },
  /** They were here, and were deleted. */
  deleted: {
    title: 'No stories on this device',
    text: 'They are no longer here, and come back by themselves once the server is reached.',
  },
  cta: {
    title: 'Write the next one',
    lead: 'Registration is free, for investors and for entrepreneurs.',
    investor: 'Join as an Investor',
    founder: 'Join as an Entrepreneur',
  },
} as const;
