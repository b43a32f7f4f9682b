import { improveByRules } from '#sync/ai/rules/improve-description.ts';
import type { EnhancementInput, EnhancementReply } from '#sync/endpoints/ai.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { harmlessText } from './harmless.ts';
import { namesStranger } from './known-names.ts';
import { enhancedSchema, enhancementPrompt } from './prompts/enhancement.ts';
import { setAside } from './prompts/scrub.ts';
import { readJsonAnswer } from './read-json-answer.ts';

const longest = 24_000;

/** A pitch's description put better, with nothing in it that the founder did not write. */
export async function enhance(
  services: Services,
  asker: Asker,
  input: EnhancementInput,
): Promise<EnhancementReply> {
  // A founder's own phone number goes to no model; that and their web address are back in their places in the answer.
  const { text, putBack, isWhole } = setAside(input.description);
  const { answer, ...why } = await askModel(
    services,
    asker,
    enhancementPrompt({ ...input, description: text }),
    {
      read(said) {
        const enhanced = read(said, text, input.industry);
        // Who leaves out a founder's number would have it vanish without a word; what markup hides is in no answer.
        return enhanced !== null && isWhole(enhanced, harmlessText(text)) ? enhanced : null;
      },
      words: (said) => said,
    },
  );
  const enhanced = answer === undefined ? improveByRules(input) : putBack(answer);
  const source = answer === undefined ? ('rules' as const) : ('ai' as const);
  return { enhanced, enhancedDescription: enhanced, source, ...why };
}

/** Null where a figure or a firm stands in it that the description does not name. */
function read(said: string, description: string, industry: string): string | null {
  const found = enhancedSchema.safeParse(readJsonAnswer(said)).data;
  const enhanced = harmlessText(found?.enhanced ?? '');
  if (enhanced === '' || enhanced.length > longest) return null;
  if (namesStranger(enhanced, [description, industry])) return null;
  const known = figuresOf(description);
  return [...figuresOf(enhanced)].every((figure) => known.has(figure)) ? enhanced : null;
}

/** The numbers of a text, without grouping; those that only count a list's lines are none of its figures. */
function figuresOf(text: string): Set<string> {
  const withoutMarks = text.replace(/^\s*\d{1,2}[.)]\s/gm, '');
  const numbers = withoutMarks.match(/\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?/gu) ?? [];
  return new Set(numbers.map((number) => number.replaceAll(',', '')));
}
