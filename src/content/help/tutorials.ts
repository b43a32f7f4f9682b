export type SceneName = 'form' | 'list' | 'deal' | 'chat' | 'chart' | 'check' | 'sync' | 'people';

/** One picture of a storyboard. `at`: minutes and seconds from its beginning. */
export type Frame = { at: string; scene: SceneName; caption: string; words: string };
export type Tutorial = { id: string; title: string; minutes: number; lead: string; frames: readonly Frame[] };

/** Told in pictures and words that lie on the device: no player, no other site. */
export const tutorials: readonly Tutorial[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    minutes: 5,
    lead: 'From registration to your first connection.',
    frames: [
      {
        at: '0:00',
        scene: 'form',
        caption: 'Create your account',
        words:
          'Open Signup. Your name, your email, a password of at least eight characters, and one choice: are you here to invest or to raise? The choice decides which screens you will see.',
      },
      {
        at: '1:00',
        scene: 'check',
        caption: 'Verify email and phone',
        words:
          'Ask for two codes of six digits, one in your mailbox and one on your phone. Type or paste them. Now your account carries the word Verified, which means that both are yours.',
      },
      {
        at: '2:00',
        scene: 'list',
        caption: 'Look around',
        words:
          'On Explore you find what founders raise. Filter by industry, stage, place and amount. Everything you see here is on your device already, so the list answers at once.',
      },
      {
        at: '3:10',
        scene: 'people',
        caption: 'Ask for a connection',
        words:
          'On an opportunity, write two sentences on why you ask, and send the request. The founder accepts or declines. Until then neither of you sees the other’s email.',
      },
      {
        at: '4:10',
        scene: 'sync',
        caption: 'Close the laptop',
        words:
          'You can do all of this in a tunnel. What you did is kept and leaves when the network returns; the small sign in the header tells you when it has.',
      },
    ],
  },
  {
    id: 'write-a-pitch',
    title: 'Writing your pitch',
    minutes: 3,
    lead: 'Four steps, and what investors look for in each.',
    frames: [
      {
        at: '0:00',
        scene: 'chat',
        caption: 'Say it in three sentences',
        words:
          'What you sell, who pays, why you. If a neighbour understands the first three sentences, an investor will read the fourth.',
      },
      {
        at: '0:50',
        scene: 'chart',
        caption: 'Give figures with dates',
        words:
          'Revenue since when, users counted how, growth over which months. If a figure is an estimate, say from what. Small and true beats large and vague.',
      },
      {
        at: '1:40',
        scene: 'deal',
        caption: 'Ask for an amount with a purpose',
        words:
          'Type the amount as you say it: twenty-five lakh, two and a half crore. Say which milestone it reaches and how many months it lasts.',
      },
      {
        at: '2:20',
        scene: 'check',
        caption: 'Confirm and submit',
        words:
          'Read it aloud once, confirm that it is accurate, submit. Verified investors see it at once, the public after review, normally within 24 hours.',
      },
    ],
  },
  {
    id: 'search-investors',
    title: 'Searching the investor database',
    minutes: 4,
    lead: 'From a long list to the dozen firms worth a message.',
    frames: [
      {
        at: '0:00',
        scene: 'sync',
        caption: 'Download it once',
        words:
          'The database comes to your device in small files and stays there. After that, every search runs on your phone or laptop, with or without a network.',
      },
      {
        at: '1:00',
        scene: 'list',
        caption: 'Narrow it down',
        words:
          'Stage first, then country, then type. With a round size you see only those whose first cheque overlaps it. Each change begins again at page one.',
      },
      {
        at: '2:00',
        scene: 'people',
        caption: 'Read the thesis',
        words:
          'Open a record. The thesis tells in the firm’s words what it looks for. If your company is not in there, go on to the next.',
      },
      {
        at: '3:00',
        scene: 'chat',
        caption: 'Write to few, and well',
        words:
          'Twelve messages that each fit one reader bring more answers than two hundred that fit all. Name one thing from their thesis and ask one question.',
      },
    ],
  },
  {
    id: 'analysis',
    title: 'Reading an analysis',
    minutes: 6,
    lead: 'What the score of a pitch tells, and what it cannot.',
    frames: [
      {
        at: '0:00',
        scene: 'chart',
        caption: 'The score',
        words:
          'A number from 0 to 100. From 80 it reads Excellent, from 70 Good, from 60 Fair, and below that Poor. The same pitch always gets the same score from the rules.',
      },
      {
        at: '1:10',
        scene: 'check',
        caption: 'What it looks at',
        words:
          'Is the pitch complete? Does the ask fit the smallest amount? Is it clear, is there evidence, are risks named? It looks at the text and not at the world.',
      },
      {
        at: '2:30',
        scene: 'deal',
        caption: 'Strengths and concerns',
        words:
          'Below the number stand the reasons. Read the concerns as questions for the first call. A concern without an answer weighs more than five points of score.',
      },
      {
        at: '3:50',
        scene: 'chat',
        caption: 'Ask further',
        words:
          'The assistant can explain a term or suggest questions. Its answers carry the words AI-generated, not investment advice, and it never tells you to buy.',
      },
      {
        at: '5:00',
        scene: 'people',
        caption: 'Decide yourself',
        words:
          'Call a customer, look at the bank statements, sleep over it. The score is a list of what to ask. The decision is yours, and so is the risk.',
      },
    ],
  },
];
