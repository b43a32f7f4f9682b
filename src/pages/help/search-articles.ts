import Fuse, { type Expression } from 'fuse.js';
import { withoutLinks } from '#src/lib/inline-links.ts';
import { helpArticles, type ListedArticle } from '#sync/ai/knowledge/articles.ts';
import { editsToBeginningOf } from '#sync/search/edits.ts';
import { excerptOf, occurrences, type Range } from './occurrences.ts';
import { wordsOf } from './words-of.ts';

export type FoundArticle = {
  slug: string;
  category: string;
  title: string;
  titleRanges: Range[];
  excerpt: string;
  excerptRanges: Range[];
};

export type Found = { articles: FoundArticle[]; isExact: boolean };

const searched = helpArticles.map((article) => ({
  ...article,
  text: article.body.map(withoutLinks).join(' '),
}));
const keys = ['title', 'summary', 'text'] as const;
const fuse = new Fuse(searched, {
  keys: [
    { name: 'title', weight: 3 },
    { name: 'summary', weight: 2 },
    { name: 'text', weight: 1 },
  ],
  useExtendedSearch: true,
  ignoreLocation: true,
  ignoreDiacritics: true,
  threshold: 0.3,
});

/** A word of so many letters is still itself with two of them mistyped. */
const longEnough = 6;

/** Articles that hold every word, best first; where none does, those with words like them. */
export function searchArticles(query: string): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { articles: [], isExact: true };
  const exact = fuse.search(everyWord(words, "'"));
  if (exact.length > 0) return { articles: exact.map(({ item }) => shown(item, words)), isExact: true };
  const alike = fuse.search(everyWord(words, ''));
  return { articles: alike.map(({ item }) => shown(item, meant(item, words))), isExact: false };
}

/** The words of an article that somebody may have meant who mistyped: those a few letters away, which are then marked. */
function meant(
  { title, summary, text }: ListedArticle & { text: string },
  words: readonly string[],
): string[] {
  const own = new Set(wordsOf(`${title} ${summary} ${text}`.toLowerCase()));
  return [...own].filter((term) =>
    words.some((word) => {
      const most = word.length < longEnough ? 1 : 2;
      return editsToBeginningOf(term, word.toLowerCase(), { shorter: 0, most }) <= most;
    }),
  );
}

/** Each word in any of the fields. A ' before it asks for the very letters. */
function everyWord(words: readonly string[], how: "'" | ''): Expression {
  return { $and: words.map((word) => ({ $or: keys.map((key) => ({ [key]: how + word })) })) };
}

function shown(article: ListedArticle & { text: string }, words: readonly string[]): FoundArticle {
  const { slug, category, title, summary, text } = article;
  const excerpt = occurrences(summary, words).length > 0 ? summary : excerptOf(text, words, summary);
  return {
    slug,
    category,
    title,
    titleRanges: occurrences(title, words),
    excerpt,
    excerptRanges: occurrences(excerpt, words),
  };
}
