import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Fault } from './dice.ts';
import { webSocketText } from './web-socket-text.ts';

/**
 * A WebSocket over the same bad network. TCP neither loses, doubles nor reorders within a connection: what can happen to
 * it is that it breaks, before or after a message has arrived, and that it stalls.
 */
export function relayUpgrade({
  request,
  socket,
  head,
  serverPort,
  note,
  roll,
  random,
}: {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  serverPort: number;
  note: (text: string) => void;
  roll: () => Fault;
  random: () => number;
}): void {
  const server = connect(serverPort, '127.0.0.1');
  const listen = webSocketText(note);
  const breakOff = () => {
    socket.destroy();
    server.destroy();
  };
  server.on('connect', () => {
    // Packed frames could not be read on the way.
    const headers = Object.entries(request.headers).filter(([name]) => name !== 'sec-websocket-extensions');
    const lines = headers.map(([name, value]) => `${name}: ${String(value)}`);
    server.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(socket);
  });
  socket.on('data', (chunk: Buffer) => {
    const fault = roll();
    if (fault === 'request-lost' || fault === 'cut') return breakOff();
    if (fault === 'delay') {
      socket.pause();
      setTimeout(() => socket.resume(), random() * 600);
    }
    server.write(chunk, () => listen(chunk));
    if (fault === 'answer-lost' || fault === 'duplicate') setTimeout(breakOff, 5);
  });
  for (const end of [socket, server]) {
    end.on('error', breakOff);
    end.on('close', breakOff);
  }
}
