import Fuse, { type Expression } from 'fuse.js';
import { withoutLinks } from '#src/lib/inline-links.ts';
import { helpArticles, type ListedArticle } from '#sync/ai/knowledge/articles.ts';
import { excerptOf, occurrences, type Range } from './occurrences.ts';

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

/** Articles that hold every word, best first; where none does, those with words like them. */
export function searchArticles(query: string): Found {
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { articles: [], isExact: true };
  const exact = fuse.search(everyWord(words, "'"));
  const found = exact.length > 0 ? exact : fuse.search(everyWord(words, ''));
  return { articles: found.map(({ item }) => shown(item, words)), isExact: exact.length > 0 };
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
