/** Words from two places, one below the other. */
export function joinedWords(one: string, other: string): string {
  return [one, other].filter((words) => words.trim() !== '').join('\n');
}

/** The same for the words of two tabs: where one has gone on writing what the other had, that stands there once. */
export function joinedOnce(one: string, other: string): string {
  if (other.startsWith(one)) return other;
  return one.startsWith(other) ? one : joinedWords(one, other);
}

/** What a box shows after `kept` was to be stored and `stands` is what stands now, where one has typed on to `newest` meanwhile. */
export function typedOn(stands: string, kept: string, newest: string): string {
  if (stands === kept) return newest;
  if (kept === '') return joinedWords(stands, newest);
  if (stands.endsWith(kept)) return stands.slice(0, stands.length - kept.length) + newest;
  return newest.startsWith(kept) ? stands + newest.slice(kept.length) : joinedWords(stands, newest);
}
