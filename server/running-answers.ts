import type { Server, ServerResponse } from 'node:http';

/** What a server is answering just now. */
export type RunningAnswers = {
  /**
   * Waits for all of it, at most `most` ms, and closes the server; then what still runs is cut. Streams of events, which have no
   * end, are cut at once: who listens asks anew. New requests are still let in, so that they can be refused in words.
   */
  finish(most: number): Promise<void>;
};

/** Begins to follow a server before its first request. */
export function followAnswers(server: Server): RunningAnswers {
  const running = new Set<ServerResponse>();
  let tellNone = () => {};
  server.prependListener('request', (_, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) tellNone();
    });
  });
  return {
    async finish(most) {
      for (const response of running) if (isEndless(response)) response.destroy();
      const none = new Promise<void>((resolve) => {
        tellNone = resolve;
        setTimeout(resolve, most).unref();
      });
      if (running.size > 0) await none;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function isEndless(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}
