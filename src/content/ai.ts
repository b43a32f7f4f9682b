import type { AiNotice, AiSource, AiTask } from '#sync/ai/provenance.ts';

type Said = { title: string; text: string };

const capacity: Said = {
  title: 'AI Service Temporarily Unavailable',
  text: 'Our AI analysis service is currently at capacity. Please try again in a few minutes, or use our manual filters to explore opportunities.',
};
const chat: Said = { title: 'Chat Error', text: 'Failed to get AI response. Please try again.' };
const enhancement: Said = {
  title: 'AI Enhancement Unavailable',
  text: 'Failed to enhance description. Please try again.',
};

/** What the catalogue says of each task where the AI did not answer it. `quota` is said alike of all. */
const catalogue: Record<AiTask, Record<Exclude<AiNotice, 'quota'>, Said>> = {
  chat: { network: chat, other: chat },
  analysis: {
    network: {
      title: 'Analysis Unavailable',
      text: 'Network connection issue. Please check your internet and try again.',
    },
    other: {
      title: 'Analysis Unavailable',
      text: 'Unable to analyze this opportunity right now. Please try again later.',
    },
  },
  'deal-search': {
    network: { title: 'Search Complete', text: 'Found by their words on this device: there is no network.' },
    other: { title: 'Search Complete', text: 'Found by their words: the AI could not be asked.' },
  },
  'investor-search': {
    network: { title: 'AI Search Error', text: 'Please try again or use manual filters' },
    other: { title: 'AI Search Error', text: 'Please try again or use manual filters' },
  },
  enhancement: { network: enhancement, other: enhancement },
};

/** The catalogue's message for an answer that is not the AI's, shown beside it. */
export function noticeWords(task: AiTask, notice: AiNotice): Said {
  const { title, text } = notice === 'quota' ? capacity : catalogue[task][notice];
  return { title, text: task === 'analysis' ? text + sampleShown : text };
}

const sampleShown = ' Showing sample analysis for demonstration.';

export const analysisFailed = 'Analysis Failed';

/** Who answered. `isHere`: this device did. */
export function sourceWords(source: AiSource, isHere: boolean): string {
  if (source === 'ai') return 'Answered by AI';
  return isHere ? 'By rules, on this device' : 'By rules';
}

export const adviceNote: Record<AiSource, string> = {
  ai: 'AI-generated, not investment advice',
  rules: 'Computed by rules, not investment advice',
};

export const feedbackWords = {
  group: 'Was this answer of use?',
  up: 'Of use',
  down: 'Not of use',
  thanks: 'Thank you. Only this verdict is sent, no word of the question or the answer.',
};

export const waitingWords = {
  waits:
    'When there is a network again the AI is asked, if this server has one. Its answer then stands beside this one.',
  joined: 'The AI’s answer, which came later',
};

/** A row of the notification centre. */
export function joinedNotice(question: string): string {
  return `The AI has answered: ${question}`;
}
