import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { portOf } from '../sync/byte-proxy.ts';

/** The bench's page and its one script, on a port of its own. */
export async function serveFolder(folder: string) {
  const files = new Map([
    ['/', { type: 'text/html', body: await readFile(join(folder, 'index.html')) }],
    ['/assets/bench.js', { type: 'text/javascript', body: await readFile(join(folder, 'assets/bench.js')) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file) response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8` }).end(file.body);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: portOf(server.address()),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
