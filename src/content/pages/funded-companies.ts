export const fundedCompanies = {
  title: 'Funded Companies',
  lead: 'Rounds on Pankh that have raised what they asked for, or have closed. Counted from the opportunities on your device; in the demo all of them are fictional.',
  empty: {
    title: 'No funded rounds here yet',
    text: 'A round comes to stand here on the day its founder records that it is full, or closes it: the company, what it does, and how much of its goal it raised.',
    explore: 'Explore opportunities',
    pitch: 'Submit your pitch',
  },
  next: {
    title: 'Closest to their goal',
    lead: 'Rounds that still take money, the fullest first.',
  },
  meaning: {
    title: 'What “funded” means here',
    points: [
      'The founder has recorded that the round is full or closed. Pankh holds no money and does not verify the record.',
      'A full round says that investors agreed with a plan. It does not say that the plan will work.',
      'Companies that raised elsewhere, or ask not to be named, are not in the list.',
    ],
  },
} as const;
