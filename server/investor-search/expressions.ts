import { isLookedForIn } from '#sync/search/other-name.ts';
import type { QueryWord } from '#sync/search/query-words.ts';
import { spellingsOf } from '#sync/search/word-matches.ts';

/** The FTS5 expressions of a query; each null where it asks for nothing. */
export type Expressions = {
  /** Every word somewhere at the beginning of a word, or another name of what it names, and every facet. */
  anywhere: string | null;
  /** Every word in the name as it was typed, and every facet. */
  exactName: string | null;
  /** As `anywhere`, but in the name. */
  name: string | null;
  /** As `anywhere`, but in what a device without theses can search. */
  heads: string | null;
};

/** `words` are folded, `facets` as facetWord makes them. */
export function expressionsOf(words: QueryWord[], facets: string[]): Expressions {
  const asked = (parts: string[]) =>
    [...parts, ...facets.map((facet) => `(facets : ${quoted(facet)})`)].join(' AND ') || null;
  return {
    anywhere: asked(words.map(anywhere)),
    exactName: asked(words.map(inName)),
    name: asked(words.map((word) => begunOrCalled(word, ['name']))),
    heads: asked(words.map((word) => begunOrCalled(word, ['name', 'place']))),
  };
}

/** One word in the name as it was typed. */
export function inName(word: QueryWord): string {
  return `(name : (${spellingsOf(word).map(quoted).join(' OR ')}))`;
}

/** One word that begins so, or another name of what it stands for, anywhere. */
export function anywhere(word: QueryWord): string {
  return begunOrCalled(word, ['name', 'place', 'thesis']);
}

type Column = 'name' | 'place' | 'thesis';

/** As a device takes it: all words of another name in one column, side by side in a thesis. */
function begunOrCalled(word: QueryWord, columns: Column[]): string {
  const { alsoCalled, isByNames, sign } = word;
  const called = columns.flatMap((column) => {
    const names = alsoCalled.filter((name) => isLookedForIn(name, { isAddress: column === 'place' }));
    const either = names.map(({ words }) =>
      column === 'thesis' ? quoted(words.join(' ')) : `(${words.map(quoted).join(' AND ')})`,
    );
    return either.length > 0 ? [`(${column} : (${either.join(' OR ')}))`] : [];
  });
  const begun = sign === null ? columns : columns.filter((column) => column !== 'thesis');
  // A place of two letters, beside something else: not what only begins so.
  const end = isByNames ? '' : ' *';
  const typed = spellingsOf(word).map((spelling) => `({${begun.join(' ')}} : ${quoted(spelling)}${end})`);
  const signed = sign && columns.includes('thesis') ? [`(thesis : ${quoted(sign)})`] : [];
  return `(${[...(isByNames && sign === null ? [] : typed), ...signed, ...called].join(' OR ')})`;
}

/** Signs that part words become signs of the private use area, so that a facet such as "stage/pre seed" is one word. */
export function facetWord(facet: string): string {
  return facet.replace(/[^a-z0-9\u0080-\uffff]/g, (sign) =>
    String.fromCharCode(privateUse + sign.charCodeAt(0)),
  );
}

const privateUse = 0xe000;

function quoted(phrase: string): string {
  return `"${phrase.replaceAll('"', '""')}"`;
}
