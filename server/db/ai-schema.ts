import type { Generated } from 'kysely';

/** What the model was asked and what was thought of answers: no person and no word of either is in it. */
export type AiSchema = {
  /** Until a call ends its tokens are the most it can take. `outcome`: one of callOutcomes. */
  aiCalls: Record<'at' | 'task' | 'promptVersion' | 'model' | 'outcome', string> &
    Record<'tokensIn' | 'tokensOut' | 'ms', number> & { id: Generated<number> };
  aiFeedback: Record<'id' | 'task' | 'source' | 'verdict' | 'at', string>;
};
