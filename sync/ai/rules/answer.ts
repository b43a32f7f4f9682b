import type { AiReference } from '../../endpoints/ai.ts';
import { indexed, ranked } from '../relevance.ts';
import { isOf, type Term, termsIn } from '../thesaurus.ts';
import { type FoundSource, findSources, type Source, sources } from './knowledge-index.ts';
import {
  aboutDeals,
  aboutInvestors,
  nothingAsked,
  outsideOurField,
  type SetAnswer,
  setAnswers,
} from './set-answers.ts';

export type Said = string | { sender: 'ai' | 'user'; content: string };

/** From the widget a text, from the dashboard an object: what the chat endpoint's `context` is. */
export type AnswerContext =
  | string
  | { userType?: 'investor' | 'entrepreneur' | undefined; previousMessages?: readonly Said[] | undefined };

/** Of a question so much must be answered, else nothing of ours answers it. */
const least = 0.34;
/** And so much, where only a long text speaks of it. */
const leastUnnamed = 0.6;
/** How near the best another source must come to be worth a mention. */
const near = 0.6;
const mostRead = 4_000;

/**
 * An answer from our articles, frequent questions and screens. 1. What was asked before is taken along where the question alone
 * says too little. 2. Questions that need care have answers of their own. 3. Questions for deals or investors are led to their
 * search. 4. Anything else is looked up; the best source answers, others are named. 5. Where nothing answers, that is said.
 * `message` is markdown with addresses within the app; at most 6 references. No word of the question stands in it. Never throws.
 */
export function answerByRules(
  message: string,
  { context = 'general', previous = [] }: { context?: AnswerContext; previous?: readonly Said[] } = {},
): { message: string; references: AiReference[] } {
  const asked = message.slice(0, mostRead).trim();
  const said =
    previous.length > 0 || typeof context === 'string' ? previous : (context.previousMessages ?? []);
  const before = isFollowUp(asked) ? lastAsked(said, asked) : '';
  const terms = termsIn(`${asked} ${before}`);
  if (!/[\p{L}\p{N}]/u.test(asked)) return nothingAsked;
  const set = Object.values(setAnswers).find(({ asks }) => asks.test(asked));
  if (set) return inTheirTongue(asked, set.answer);
  if (terms.length === 0) return nothingAsked;
  const found = findSources(terms).map((each) => ({
    ...each,
    score: each.score * favoured(each.source, context),
  }));
  const ledTo = searchAskedFor(terms, found[0]);
  if (ledTo) return inTheirTongue(asked, ledTo);
  const [best, ...others] = found.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < (best.isNamed ? least : leastUnnamed))
    return inTheirTongue(asked, outsideOurField);
  return inTheirTongue(
    asked,
    told(
      best.source,
      others.filter(({ score }) => score >= near * best.score),
      terms,
    ),
  );
}

function told(best: Source, others: readonly FoundSource[], terms: readonly Term[]): SetAnswer {
  const more = distinct(
    others
      .map(({ source }) => source)
      .filter(({ href, title }) => href !== best.href || title !== best.title),
  ).slice(0, 3);
  const references = distinct([...articlesIn(best), best, ...more]).map(({ title, href }) => ({
    title,
    href,
  }));
  const also = more.length > 0 ? `See also: ${more.map(link).join(', ')}.` : '';
  const main =
    best.kind === 'article'
      ? [best.summary, bestParagraph(best, terms), `Read on: ${link(best)}.`]
      : best.kind === 'question'
        ? [best.summary]
        : [`${link(best)}: ${best.summary}`];
  return { message: [...main, also].filter(Boolean).join('\n\n'), references };
}

/** The articles that a short answer leads to: they say more than the page it stands on. */
function articlesIn({ kind, summary }: Source): Source[] {
  return kind === 'question'
    ? sources.filter((each) => each.kind === 'article' && summary.includes(`(${each.href})`))
    : [];
}

/** The paragraph that answers most of the question; the first where none answers any. */
function bestParagraph({ paragraphs }: Source, terms: readonly Term[]): string {
  const index = indexed(paragraphs.map((text) => [{ name: 'text', text, weight: 0.5 }]));
  return paragraphs[ranked(index, terms)[0]?.at ?? 0] ?? '';
}

/** Questions of one page have one address: it is named once. */
function distinct(named: readonly Source[]): Source[] {
  return named.filter(({ href }, at) => named.findIndex((other) => other.href === href) === at);
}

function link({ title, href }: Source): string {
  return `[${title}](${href})`;
}

const asksForDeals = new Set(['#opportunity', '#pitch', '#invest']);
const asksForInvestors = new Set(['#investor', '#angel investor', '#venture capital', '#family office']);

/** "Show me solar deals", "investors for farming": a sector or a place beside what is looked for, and nothing else. */
function searchAskedFor(terms: readonly Term[], best: FoundSource | undefined): SetAnswer | null {
  const keys = terms.map(({ key }) => key);
  const isSubject = (key: string) => isOf('sectors', key) || isOf('places', key) || isOf('stages', key);
  if (!keys.some((key) => isSubject(key) && key !== '#india')) return null;
  const rest = keys.filter((key) => !isSubject(key));
  if (rest.some((key) => asksForInvestors.has(key))) return aboutInvestors;
  if (rest.some((key) => asksForDeals.has(key)) && (best?.score ?? 0) < 0.75) return aboutDeals;
  return rest.length === 0 ? aboutDeals : null;
}

/** A reader's own frequent questions come a little before the others'. */
function favoured({ href }: Source, context: AnswerContext): number {
  const userType = typeof context === 'string' ? context : context.userType;
  if (userType === 'investor' && href === '/investor-faq') return 1.05;
  return userType === 'entrepreneur' && href === '/entrepreneur-faq' ? 1.05 : 1;
}

/** Too short to be understood by itself, or one that goes on from what was said. */
function isFollowUp(asked: string): boolean {
  return (
    termsIn(asked).length === 0 ||
    /^\W*(and|but|so|also|then|why|how so|what about|how about|tell me more|more|go on|और|क्यों|aur|kyun|kyon)\b/iu.test(
      asked,
    )
  );
}

function lastAsked(said: readonly Said[], asked: string): string {
  const questions = said.flatMap((each) => {
    if (typeof each === 'string') return [each];
    return each.sender === 'user' ? [each.content] : [];
  });
  return questions.findLast((question) => question.trim() !== asked)?.slice(0, mostRead) ?? '';
}

/** Our articles are in English: who asks in Hindi is told so. */
function inTheirTongue(asked: string, { message, references }: SetAnswer): SetAnswer {
  const isHindi = /\p{Script=Devanagari}/u.test(asked);
  return {
    message: isHindi ? `हमारे लेख अंग्रेज़ी में हैं; उनमें से सबसे पास का उत्तर यह है।\n\n${message}` : message,
    references: references.slice(0, 6),
  };
}
