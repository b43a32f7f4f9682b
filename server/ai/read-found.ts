import { harmlessLine } from './harmless.ts';
import { fold, withoutStrangers } from './known-names.ts';
import { foundSchema } from './prompts/deal-search.ts';
import { readJsonAnswer } from './read-json-answer.ts';

const mostFound = 6;
const longestSummary = 2_000;
const longestReason = 600;

type Found<T> = { summary: string; recommendations: { thing: T; matchScore: number; reason: string }[] };

/**
 * What the model found among `things`, in the order in which they were listed to it. What names none of them, or not by its
 * name, is left out; null where that is all there was. `material`: every text in which a firm may be named.
 */
export function readFound<T>(
  text: string,
  things: readonly T[],
  { nameOf, material }: { nameOf(thing: T): string; material: readonly string[] },
): Found<T> | null {
  const answer = foundSchema.safeParse(readJsonAnswer(text)).data;
  if (!answer) return null;
  const seen = new Set<T>();
  const recommendations = answer.recommendations.flatMap(({ number, name, matchScore, reason }) => {
    const thing = things[number - 1];
    if (thing === undefined || fold(nameOf(thing)) !== fold(name) || seen.has(thing)) return [];
    const why = harmlessLine(withoutStrangers(reason, material), longestReason);
    if (why === '' || !Number.isFinite(matchScore)) return [];
    seen.add(thing);
    return [{ thing, matchScore: clamped(matchScore), reason: why }];
  });
  if (recommendations.length === 0 && answer.recommendations.length > 0) return null;
  const best = recommendations.toSorted((a, b) => b.matchScore - a.matchScore).slice(0, mostFound);
  const summary = harmlessLine(withoutStrangers(answer.summary, material), longestSummary);
  return { summary: summary || countOf(best.length), recommendations: best };
}

export function wordsOfFound<T>({ summary, recommendations }: Found<T>): string {
  return [summary, ...recommendations.map(({ reason }) => reason)].join('\n');
}

function clamped(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)));
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing here fits.';
  return count === 1 ? 'One fits.' : `${count} fit.`;
}
