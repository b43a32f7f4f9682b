import { type Analysis, analysisSchema, marketPotentials, riskLevels } from '../analysis.ts';

const longest = 400;

/**
 * An answer in any of the spec's shapes, put into ours; null where it is no analysis. Strengths may be `keyStrengths`,
 * concerns `weaknesses`, recommendations one text; risk and market words or numbers (risk: to 2 Low, to 3 Moderate; market:
 * from 4 High, from 3 Moderate). A score beyond 0 to 100 is brought there. What is no text or too long is left out or cut.
 * Markup is taken off. Never throws.
 */
export function readAnalysis(answer: unknown): Analysis | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const said: Record<string, unknown> = { ...answer };
  const score = readScore(said.score);
  const riskLevel = readRisk(said.riskLevel ?? said.risk);
  const marketPotential = readMarket(said.marketPotential ?? said.market);
  const summary = readText(said.summary, 2_000);
  if (score === null || riskLevel === null || marketPotential === null || summary === '') return null;
  const read = {
    score,
    riskLevel,
    marketPotential,
    summary,
    keyStrengths: readPoints(said.keyStrengths ?? said.strengths),
    concerns: readPoints(said.concerns ?? said.weaknesses),
    recommendations: readPoints(said.recommendations ?? said.recommendation),
  };
  return analysisSchema.safeParse(read).data ?? null;
}

function readScore(score: unknown): number | null {
  const number = readNumber(score);
  return number === null ? null : Math.round(Math.min(100, Math.max(0, number)));
}

/** A number, or a text that begins with one: "72", "72/100", "72 %". */
function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value !== 'string') return null;
  const [digits] = /^\s*-?\d+(\.\d+)?(?=\s*(%|\/|$))/.exec(value) ?? [];
  return digits === undefined ? null : Number(digits);
}

function readRisk(risk: unknown): Analysis['riskLevel'] | null {
  const number = readNumber(risk);
  if (number !== null) return number <= 2 ? 'Low' : number <= 3 ? 'Moderate' : 'High';
  return readLevel(risk, riskLevels);
}

function readMarket(market: unknown): Analysis['marketPotential'] | null {
  const number = readNumber(market);
  if (number !== null) return number >= 4 ? 'High' : number >= 3 ? 'Moderate' : 'Low';
  return readLevel(market, marketPotentials);
}

/** The level that a text names: "high", "Medium risk", "MODERATE". Between two, the middle one. */
function readLevel<T extends string>(text: unknown, levels: readonly T[]): T | null {
  if (typeof text !== 'string') return null;
  const words = text.toLowerCase().replace(/\b(medium|mid|average)\b/g, 'moderate');
  const named = levels.filter((level) => new RegExp(`\\b${level.toLowerCase()}\\b`).test(words));
  return (named.length > 1 ? levels[1] : named[0]) ?? null;
}

function readPoints(points: unknown): string[] {
  const list = Array.isArray(points) ? points : typeof points === 'string' ? points.split('\n') : [];
  return list
    .map((point) => readText(point, longest))
    .filter(Boolean)
    .slice(0, 8);
}

/** What begins a point of a list. A figure without it is the sentence's own: "1.5 crore", "20 customers", "-15 %". */
const listMark = /^(?:•\s*|[-*]\s+|\d{1,2}[.)]\s+|\(\d{1,2}\)\s+)/;

function readText(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const plain = value
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .replace(listMark, '')
    .normalize('NFC')
    .trim();
  return plain.length > most
    ? `${plain
        .slice(0, most - 1)
        .toWellFormed()
        .replaceAll('\ufffd', '')}…`
    : plain;
}
