/** The JSON of an answer, also where a model wraps it in a code block; undefined where it is none. */
export function readJsonAnswer(text: string): unknown {
  try {
    return JSON.parse(withoutBlock(text.trim()));
  } catch {
    return undefined;
  }
}

/** Cut at both ends: a pattern that looks for them may try every end for every beginning, and hold up the server for hours. */
function withoutBlock(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  return text.slice(3, -3).replace(/^json/i, '');
}
