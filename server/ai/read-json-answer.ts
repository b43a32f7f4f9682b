/** The JSON of an answer, also where a model wraps it in a code block; undefined where it is none. */
export function readJsonAnswer(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/i, '$1');
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
