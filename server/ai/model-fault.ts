import type { AiNotice } from '#sync/ai/provenance.ts';

/** What came of a call to the model. `running`: not known yet, or the server ended meanwhile. */
export const callOutcomes = [
  'running',
  'answered',
  'cancelled',
  // The model's own faults.
  'busy',
  'used-up',
  'timeout',
  'unreachable',
  'cut',
  'refused',
  'failed',
  // It answered what nobody is shown.
  'unreadable',
  'advice',
  'revealed',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Of one call: tokens as the model counted them, or estimated where it did not say. */
export type Usage = { tokensIn: number; tokensOut: number };

export const noUsage: Usage = { tokensIn: 0, tokensOut: 0 };

/** Why the model gave no answer. Says nothing of what upstream said: that may quote the key or the question. */
export class ModelFault extends Error {
  readonly outcome: CallOutcome;
  readonly usage: Usage;

  constructor(outcome: CallOutcome, usage: Usage = noUsage) {
    super(`The model did not answer: ${outcome}`);
    this.outcome = outcome;
    this.usage = usage;
  }
}

/** What the asker is told of it. */
export function noticeOf(outcome: CallOutcome): AiNotice {
  if (outcome === 'busy' || outcome === 'used-up') return 'quota';
  return outcome === 'timeout' || outcome === 'unreachable' || outcome === 'cut' ? 'network' : 'other';
}
