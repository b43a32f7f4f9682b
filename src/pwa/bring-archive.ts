import { patience } from '#src/api/patience.ts';

/** A line on which nothing comes for so long is given up. */
const silenceMs = 20_000;

/** What is said of the file as a whole, and not of the scripts in it. */
const ofTheWhole = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * Keeps the scripts of an archive (vite/script-archive.ts) under their own addresses, each as soon as it is there: one that breaks
 * off loses nothing of what has come. Only those of `missing`, out of which each is taken then. Rejects where the archive does not
 * come, or is none, or stands still; one of which an earlier try brought the beginning is left alone, as it might never get further.
 */
export async function bringArchive(address: string, missing: Set<string>, kept: Cache): Promise<void> {
  const { heard, begin } = patience(silenceMs);
  const { signal, end } = begin();
  try {
    // The browser itself need not keep it as well: nobody else asks for it.
    const how = { credentials: 'same-origin', priority: 'low', cache: 'no-store', signal } as const;
    const answer = await fetch(address, how);
    await keepScripts(answer, missing, { kept, heard });
  } finally {
    end();
  }
}

async function keepScripts(
  answer: Response,
  missing: Set<string>,
  { kept, heard }: { kept: Cache; heard: () => void },
): Promise<void> {
  if (!answer.ok || !answer.body) throw new Error(`The archive was answered with ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of ofTheWhole) headers.delete(name);
  headers.set('Content-Type', 'text/javascript; charset=utf-8');
  let isFirst = true;
  for await (const line of linesOf(answer.body, heard)) {
    // A captive portal answers with a page of its own, which is no such line.
    const [script, code]: [string, string] = JSON.parse(line);
    if (isFirst && !missing.has(script)) return;
    isFirst = false;
    if (!missing.has(script)) continue;
    await kept.put(script, new Response(code, { headers }));
    missing.delete(script);
  }
}

/** What no line feed has ended is left out: it may be half a line. `heard` is told of each piece. */
async function* linesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: () => void,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      const lines = (begun + part.value).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Where nobody reads on, it need not come.
    await reader.cancel().catch(() => undefined);
  }
}
