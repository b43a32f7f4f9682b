/** A kind of investor: how often it is met, what it adds to its name, which stages and cheques are usual for it. */
export type Kind = {
  type: string;
  share: number;
  suffixes: string[];
  /** Places in the list of stages, first and last. */
  stages: [number, number];
  /** Smallest cheques in US dollars, the usual ones in the middle. */
  cheques: number[];
};

/** Shares as lists of this sort have them: funds first by far, and people who invest their own money. */
export const kinds: Kind[] = [
  {
    type: 'VC',
    share: 58,
    suffixes: [
      'Ventures',
      'Capital',
      'Partners',
      'Venture Partners',
      'Venture Capital',
      'Fund',
      'Investments',
      'VC',
    ],
    stages: [0, 4],
    cheques: [
      50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 500_000, 750_000, 1_000_000, 2_000_000, 3_000_000,
    ],
  },
  {
    type: 'Solo angel',
    share: 14,
    suffixes: ['Angel Cheques', 'Personal Capital', 'Angel', 'Seed Cheques'],
    stages: [0, 2],
    cheques: [1_000, 5_000, 10_000, 20_000, 25_000, 50_000],
  },
  {
    type: 'Angel network',
    share: 7,
    suffixes: ['Angels', 'Angel Network', 'Business Angels', 'Angel Circle', 'Syndicate'],
    stages: [0, 2],
    cheques: [10_000, 20_000, 25_000, 50_000, 100_000],
  },
  {
    type: 'Corporate VC',
    share: 6,
    suffixes: ['Corporate Ventures', 'Strategic Ventures', 'Innovation Fund', 'Industries Ventures'],
    stages: [2, 5],
    cheques: [250_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  },
  {
    type: 'Family office',
    share: 5,
    suffixes: ['Family Office', 'Holdings', 'Family Trust', 'Family Capital'],
    stages: [1, 5],
    cheques: [50_000, 100_000, 250_000, 500_000, 1_000_000],
  },
  {
    type: 'Incubator, Accelerator',
    share: 4,
    suffixes: ['Accelerator', 'Labs', 'Incubator', 'Launchpad'],
    stages: [0, 2],
    cheques: [5_000, 10_000, 20_000, 25_000, 50_000, 100_000],
  },
  {
    type: 'PE fund',
    share: 3,
    suffixes: ['Private Equity', 'Growth Equity', 'Equity Partners', 'Growth Partners'],
    stages: [3, 5],
    cheques: [2_000_000, 5_000_000, 10_000_000, 15_000_000, 25_000_000],
  },
  {
    type: 'Startup studio',
    share: 1.5,
    suffixes: ['Studio', 'Foundry', 'Builders', 'Workshop'],
    stages: [0, 1],
    cheques: [25_000, 50_000, 100_000, 250_000],
  },
  {
    type: 'Revenue-based financing',
    share: 0.7,
    suffixes: ['Revenue Capital', 'Credit', 'Growth Credit'],
    stages: [2, 4],
    cheques: [25_000, 50_000, 100_000, 250_000],
  },
  {
    type: 'Public fund',
    share: 0.5,
    suffixes: ['Development Fund', 'Innovation Agency', 'Regional Fund'],
    stages: [0, 3],
    cheques: [50_000, 100_000, 250_000],
  },
  {
    type: 'Other',
    share: 0.3,
    suffixes: ['Foundation', 'Mission Fund'],
    stages: [0, 4],
    cheques: [10_000, 50_000],
  },
];
