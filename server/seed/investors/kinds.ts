interface Kind {
  type: string;
  /** How many in a hundred firms are of this kind. */
  share: number;
  /** What such a firm adds to its name. */
  suffixes: readonly [string, ...string[]];
  /** Places in the list of stages: the first and the last it may enter. */
  stages: readonly [number, number];
  /** Usual smallest first cheques, in US dollars. */
  cheques: readonly [number, ...number[]];
  opening: readonly [string, ...string[]];
}

export const kinds: readonly [Kind, ...Kind[]] = [
  {
    type: 'VC',
    share: 46,
    suffixes: ['Ventures', 'Capital', 'Partners', 'Venture Fund'],
    stages: [1, 3],
    cheques: [100_000, 250_000, 500_000, 1_000_000, 2_000_000],
    opening: [
      'We back technical founders in {sector} and {other}.',
      'An early-stage fund for {sector}.',
      'Our third fund invests in {sector}, with a smaller part for {other}.',
      'We are former operators who invest in {sector} before it is fashionable.',
    ],
  },
  {
    type: 'Corporate VC',
    share: 8,
    suffixes: ['Industries Ventures', 'Corporate Ventures', 'Strategic Investments'],
    stages: [2, 5],
    cheques: [500_000, 1_000_000, 3_000_000],
    opening: [
      'The investment arm of an industrial group: we look for {sector} that our plants and customers can use.',
      'We invest from a manufacturer’s balance sheet in {sector} and open our distribution to the companies we join.',
    ],
  },
  {
    type: 'PE fund',
    share: 6,
    suffixes: ['Private Equity', 'Growth Partners', 'Equity'],
    stages: [4, 5],
    cheques: [5_000_000, 10_000_000, 15_000_000],
    opening: [
      'Growth and control investments in profitable companies in {sector}.',
      'We buy minority stakes from early investors in {sector} and {other} and prepare companies for listing.',
    ],
  },
  {
    type: 'Family office',
    share: 9,
    suffixes: ['Family Office', 'Holdings', 'Family Trust'],
    stages: [1, 5],
    cheques: [50_000, 250_000, 1_000_000],
    opening: [
      'A family of merchants in its fourth generation, investing its own money in {sector}.',
      'We hold for decades and like {sector} and {other}, because we understand both.',
    ],
  },
  {
    type: 'Angel network',
    share: 9,
    suffixes: ['Angels', 'Angel Circle', 'Angel Network'],
    stages: [0, 2],
    cheques: [10_000, 25_000, 50_000],
    opening: [
      'A circle of ninety members who invest together in {sector}.',
      'Doctors, engineers and shop owners who meet monthly to fund {sector} and {other}.',
    ],
  },
  {
    type: 'Solo angel',
    share: 7,
    suffixes: ['Angel Cheques', 'Personal Capital'],
    stages: [0, 2],
    cheques: [5_000, 10_000, 25_000],
    opening: [
      'I sold a company in {sector} and now write small cheques for people who are where I was.',
      'I invest my own money in {sector} and answer within a week.',
    ],
  },
  {
    type: 'Revenue-based financing',
    share: 4,
    suffixes: ['Revenue Capital', 'Credit'],
    stages: [2, 4],
    cheques: [25_000, 100_000],
    opening: [
      'Growth money for {sector}, repaid as a share of monthly revenue; founders keep their shares.',
      'We lend against recurring revenue in {sector} and {other}.',
    ],
  },
  {
    type: 'Incubator, Accelerator',
    share: 6,
    suffixes: ['Labs', 'Accelerator', 'Incubation Centre'],
    stages: [0, 1],
    cheques: [10_000, 20_000, 50_000],
    opening: [
      'A sixteen-week programme for {sector}, with a workshop, mentors and a first cheque.',
      'We take twelve teams a year in {sector} and {other} from prototype to paying customers.',
    ],
  },
  {
    type: 'Startup studio',
    share: 3,
    suffixes: ['Studio', 'Foundry'],
    stages: [0, 1],
    cheques: [50_000, 100_000],
    opening: [
      'We start companies in {sector} together with founders in residence and fund the first eighteen months.',
      'A studio of designers and engineers that builds {sector} and then looks for its chief executive.',
    ],
  },
  {
    type: 'Other',
    share: 2,
    suffixes: ['Foundation', 'Mission Fund'],
    stages: [0, 4],
    cheques: [25_000, 500_000],
    opening: [
      'A foundation that makes returnable grants and equity investments in {sector}.',
      'We are funded by a university and help its researchers to found companies in {sector}.',
    ],
  },
];
