/** What stands in a field of a form, as words; '' where nothing does. */
export function wordsOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOfValue).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
