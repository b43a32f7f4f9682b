import { createPrompt, type Prompt } from './prompt.ts';

const version = 'chat-1';
const longestSaid = 1_500;

const instructions = [
  'Task: you are Dollar, the assistant of Pankh. Help with finding opportunities, analysis and risk evaluation, finding one’s way around Pankh, fundraising, and what the market looks like.',
  'Answer the question in markdown, in at most 150 words. Lists are welcome, headings are not.',
  'What our own pages say about it comes first as material. Where they and you know too little, say so. You see no accounts, no messages and no live figures.',
];

/** `grounding`: what our own pages say about the question. `previous`: the last messages, the oldest first. */
export function chatPrompt({
  message,
  place,
  grounding,
  previous,
}: {
  message: string;
  place: string;
  grounding: string;
  previous: readonly { who: 'they' | 'you'; text: string }[];
}): Prompt {
  const before = previous.map(({ who, text }) => `${who}: ${text.slice(0, longestSaid)}`).join('\n');
  return createPrompt({
    task: 'chat',
    version,
    mostTokens: 600,
    instructions,
    material: [
      { name: 'What our pages say', text: grounding },
      ...(before ? [{ name: 'What was said before', text: before }] : []),
      { name: 'Where they ask from', text: place },
      { name: 'The question', text: message },
    ],
  });
}
