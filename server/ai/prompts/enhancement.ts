import * as z from 'zod';
import { createPrompt, type Prompt } from './prompt.ts';

const version = 'enhancement-1';

export const enhancedSchema = z.strictObject({ enhanced: z.string() });

const instructions = [
  'Task: rewrite a pitch’s description so that its readers understand it sooner: problem, solution, who pays, what is there already, what the money is for, as far as the description says it.',
  'enhanced: plain text in paragraphs, about as long as the original. Add no fact, no figure, no name and no praise that is not in it; where something is missing, leave a question in square brackets. Words in square brackets stay as they are.',
];

export function enhancementPrompt(pitch: {
  description: string;
  industry: string;
  targetAudience: string;
}): Prompt {
  const { description, industry, targetAudience } = pitch;
  return createPrompt({
    task: 'enhancement',
    version,
    // A third more than it has now.
    mostTokens: Math.min(6_000, 600 + Math.ceil(description.length / 3)),
    instructions,
    material: [
      { name: 'Readers', text: targetAudience },
      { name: 'Industry', text: industry || 'not said' },
      { name: 'The description', text: description },
    ],
    answer: { name: 'enhancement', schema: enhancedSchema },
  });
}
