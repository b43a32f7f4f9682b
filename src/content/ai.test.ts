import { expect, test } from 'vitest';
import { aiTasks } from '#sync/ai/provenance.ts';
import { adviceNote, noticeWords, sourceWords } from './ai.ts';

const atCapacity =
  'Our AI analysis service is currently at capacity. Please try again in a few minutes, or use our manual filters to explore opportunities.';
const sample = ' Showing sample analysis for demonstration.';

test.each([
  ['quota', 'AI Service Temporarily Unavailable', atCapacity],
  ['network', 'Analysis Unavailable', 'Network connection issue. Please check your internet and try again.'],
  ['other', 'Analysis Unavailable', 'Unable to analyze this opportunity right now. Please try again later.'],
] as const)(
  'an analysis without the AI (%s) says so in the words of the catalogue',
  (notice, title, text) => {
    expect(noticeWords('analysis', notice)).toEqual({ title, text: text + sample });
  },
);

test.each([
  ['chat', 'Chat Error', 'Failed to get AI response. Please try again.'],
  ['enhancement', 'AI Enhancement Unavailable', 'Failed to enhance description. Please try again.'],
  ['investor-search', 'AI Search Error', 'Please try again or use manual filters'],
] as const)('%s without the AI says so in the words of the catalogue', (task, title, text) => {
  for (const notice of ['network', 'other'] as const)
    expect(noticeWords(task, notice)).toEqual({ title, text });
});

test('a search of deals without the AI is complete nevertheless', () => {
  expect(noticeWords('deal-search', 'network').title).toBe('Search Complete');
});

test('whatever was asked, a used up AI is at capacity', () => {
  for (const task of aiTasks) expect(noticeWords(task, 'quota').text).toContain(atCapacity);
});

test('who answered is said, and that it is no advice', () => {
  expect(sourceWords('ai', false)).toBe('Answered by AI');
  expect(sourceWords('rules', true)).toBe('By rules, on this device');
  expect(sourceWords('rules', false)).toBe('By rules');
  expect(adviceNote.ai).toBe('AI-generated, not investment advice');
  expect(adviceNote.rules).toBe('Computed by rules, not investment advice');
});
