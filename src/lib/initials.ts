/** "Asha Rao" -> "AR"; one letter for one word; '?' for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  const letters = ends.map(firstLetter);
  return letters.join('').toLocaleUpperCase('en-IN') || '?';
}

/** A letter that no mark follows is one by itself: most names begin so, and a segmenter takes a while to be made. */
const plainStart = /^[\w.'-](?=[\w.'-]|$)/;

function firstLetter(word = ''): string {
  const plain = plainStart.exec(word)?.[0];
  if (plain !== undefined) return plain;
  const [first] = new Intl.Segmenter('en-IN').segment(word);
  return first?.segment ?? '';
}
