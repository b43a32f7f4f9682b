import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a server is answering just now. */
export type RunningAnswers = {
  /**
   * Waits for all of it, at most `most` ms, and closes the server; what still runs is cut. Streams of events, which have no
   * end, are cut at once: who listens asks anew. New requests are still let in, so that they can be refused in words.
   */
  finish(most: number): Promise<void>;
};

/** Begins to follow a server before its first request. */
export function followAnswers(server: Server): RunningAnswers {
  const running = new Map<ServerResponse, Promise<void>>();
  server.prependListener('request', (_, response: ServerResponse) => {
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    running.set(
      response,
      ended.then(() => void running.delete(response)),
    );
  });
  return {
    async finish(most) {
      for (const response of running.keys()) if (isEndless(response)) response.destroy();
      await Promise.race([Promise.all(running.values()), pause(most)]);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function isEndless(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}
