export type Stream = {
  /** Resolves once these words have come so many times. */
  heard(words: string, times?: number): Promise<void>;
  count(words: string): number;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens an event stream and reads along. Throws where the server refuses it. */
export async function openStream(address: string, cookie: string): Promise<Stream> {
  const stopped = new AbortController();
  const response = await fetch(address, { headers: cookie ? { cookie } : {}, signal: stopped.signal });
  if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`);
  let text = '';
  const waiting = new Set<() => void>();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const count = (words: string) => text.split(words).length - 1;
  return {
    count,
    ended: read(),
    close: () => stopped.abort(),
    heard: (words, times = 1) =>
      new Promise((resolve) => {
        const check = () => {
          if (count(words) < times) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };

  async function read(): Promise<void> {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        for (const check of waiting) check();
      }
    } catch (error) {
      if (!stopped.signal.aborted) throw error;
    }
  }
}
