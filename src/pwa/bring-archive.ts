/** What is said of the file as a whole, and not of the scripts in it. */
const ofTheWhole = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * Keeps the scripts of an archive (vite/script-archive.ts) under their own addresses, each as soon as it is there: one that breaks
 * off loses nothing of what has come. Only those of `missing`, out of which each is taken then. Rejects where the archive does not
 * come, or is none.
 */
export async function bringArchive(address: string, missing: Set<string>, kept: Cache): Promise<void> {
  // The browser itself need not keep it as well.
  const answer = await fetch(address, { credentials: 'same-origin', priority: 'low', cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`${address} was answered with ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of ofTheWhole) headers.delete(name);
  headers.set('Content-Type', 'text/javascript; charset=utf-8');
  for await (const line of linesOf(answer.body)) {
    // A captive portal answers with a page of its own, which is no such line.
    const [script, code]: [string, string] = JSON.parse(line);
    if (!missing.has(script)) continue;
    await kept.put(script, new Response(code, { headers }));
    missing.delete(script);
  }
}

/** What no line feed has ended is left out: it may be half a line. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (begun + part.value).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Where nobody reads on, it need not come.
    await reader.cancel().catch(() => undefined);
  }
}
