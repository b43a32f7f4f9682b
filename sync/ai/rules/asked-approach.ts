import type { Investor } from '../../records/investor.ts';
import { fold } from '../plain-words.ts';

const asksHow =
  /\b(?:how (?:do|can|could|should|would|might) (?:i|we)(?: best)?|how to|(?:best|right) way to|advice (?:on|about)(?: how to)?|help me(?: to)?) (?:approach(?:ing)?|pitch(?:ing)?(?: to)?|contact(?:ing)?|reach(?:ing)?(?: out to)?|get in touch with|talk to|write to|meet|prepare for)\s+/iu;

/** Of a question how to approach somebody, what stands from their name on; null of any other question. */
export function approachAsked(query: string): string | null {
  const found = asksHow.exec(query);
  return found && query.slice(found.index + found[0].length);
}

/** Whom of these a question asks how to approach: of several with that name, the first. Null where it asks for nobody of them. */
export function investorApproached(query: string, investors: readonly Investor[]): Investor | null {
  const asked = approachAsked(query);
  if (asked === null) return null;
  const named = wordsOf(asked);
  let best: { investor: Investor; length: number } | null = null;
  for (const investor of investors) {
    const name = wordsOf(investor.name);
    // “Lotus Capital Partners” is not “Lotus Capital”.
    if (name !== '' && asksAboutNamed(named, name) && name.length > (best?.length ?? 0))
      best = { investor, length: name.length };
  }
  return best?.investor ?? null;
}

/** “Angel investors in Pune” are many, though somebody may be called “Angel”. */
function asksAboutNamed(asked: string, name: string): boolean {
  if (!asked.startsWith(name)) return false;
  return /^(?: (?:for|about|with|to|on|if|when|as|and|so|before|regarding|from)\b.*)?$/u.test(
    asked.slice(name.length),
  );
}

function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
