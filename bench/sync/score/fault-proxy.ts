import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../byte-proxy.ts';
import { dice, type FaultCounts } from './dice.ts';
import { relayUpgrade } from './relay-upgrade.ts';

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;

type Sent = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };
type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * A bad network between the devices and a server, decided by a seed: requests lost before and answers lost after the
 * server has worked, requests that arrive twice, delays that let later ones overtake, answers cut in the middle.
 * It also notes each unique word that reached a server which answered for it.
 */
export async function faultProxy(serverPort: number, random: () => number) {
  const counts: FaultCounts = {};
  const delivered = new Set<string>();
  const roll = dice(random, counts);
  let isBad = false;
  const note = (text: string) => {
    for (const [word] of text.matchAll(/\bw\d{6}\b/g)) delivered.add(word);
  };

  const proxy = createServer(async (request, response) => {
    const sent = await read(request);
    const streams = /stream|events/.test(sent.url);
    const fault = isBad && sent.url.match(/^\/(api|db)/) ? roll(streams) : 'none';
    if (fault === 'request-lost') return void response.destroy();
    if (fault === 'delay') await sleep(random() * 600);
    if (streams) return stream(sent, response, fault === 'cut' ? random() * 2_000 : null);
    const answer = await ask(sent);
    if (!answer) return void response.destroy();
    if (answer.status < 400) note(sent.body.toString('utf8'));
    if (fault === 'duplicate') await ask(sent);
    if (fault === 'answer-lost') return void response.destroy();
    response.writeHead(answer.status, answer.headers);
    if (fault !== 'cut') return void response.end(answer.body);
    response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy());
  });
  proxy.on('upgrade', (request, socket, head) => {
    relayUpgrade({
      request,
      socket,
      head,
      serverPort,
      note,
      roll: () => (isBad ? roll(false) : 'none'),
      random,
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  function ask({ method, url, headers, body }: Sent): Promise<Answer | null> {
    return new Promise((resolve) => {
      const asked = httpRequest(
        { port: serverPort, host: '127.0.0.1', method, path: url, headers },
        (answer) => {
          read(answer).then(
            ({ body }) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body }),
            () => resolve(null),
          );
        },
      );
      asked.on('error', () => resolve(null));
      asked.end(body);
    });
  }

  function stream({ method, url, headers }: Sent, response: ServerResponse, cutAfter: number | null) {
    const asked = httpRequest(
      { port: serverPort, host: '127.0.0.1', method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        answer.on('close', () => response.destroy());
      },
    );
    asked.on('error', () => response.destroy());
    asked.end();
    response.on('close', () => asked.destroy());
    if (cutAfter !== null) setTimeout(() => response.destroy(), cutAfter).unref();
  }

  return {
    port: portOf(proxy.address()),
    counts,
    delivered,
    /** Whether faults strike. */
    set bad(value: boolean) {
      isBad = value;
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

async function read(message: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const { method = 'GET', url = '/', headers } = message;
  return { method, url, headers, body: Buffer.concat(parts) };
}
