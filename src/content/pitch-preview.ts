/** A pitch as it will look, before it is one. */
export const previewWords = {
  open: 'Preview',
  title: 'As investors will see it',
  private: 'Nobody else sees this yet. It is made from your draft, on this device.',
  card: 'In the list of opportunities',
  page: 'On its own page',
  close: 'Back to the draft',
  unset: {
    title: 'No name yet',
    industry: 'No industry yet',
    stage: 'No stage yet',
    location: 'No location yet',
    description: 'No description yet.',
    founderName: 'Your name',
    amount: 'no amount yet',
  },
} as const;
