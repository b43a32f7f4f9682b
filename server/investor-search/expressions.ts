/** The FTS5 expressions of a query; each null where it asks for nothing. */
export type Expressions = {
  /** Every word somewhere at the beginning of a word, and every facet. */
  anywhere: string | null;
  /** Every word in the name as it was typed, and every facet. */
  exactName: string | null;
  /** Every word in the name, and every facet. */
  name: string | null;
  /** As `anywhere`, but in what a device without theses can search. */
  heads: string | null;
};

/** `words` are folded, `facets` as facetWord makes them. */
export function expressionsOf(words: string[], facets: string[]): Expressions {
  const begun = words.map((word) => `${quoted(word)} *`);
  const asked = (columns: string, phrases: string[]) =>
    [
      ...(phrases.length > 0 ? [`({${columns}} : (${phrases.join(' AND ')}))`] : []),
      ...facets.map((facet) => `(facets : ${quoted(facet)})`),
    ].join(' AND ') || null;
  return {
    anywhere: asked('name place thesis', begun),
    exactName: asked('name', words.map(quoted)),
    name: asked('name', begun),
    heads: asked('name place', begun),
  };
}

/** One word that begins so, anywhere. */
export function anywhere(word: string): string {
  return `{name place thesis} : ${quoted(word)} *`;
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
