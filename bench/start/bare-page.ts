import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { bundle } from '../sync/bundle.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the bare page into this folder and serves it as one that can be installed. Answers its address, its size (gzip, bytes), and how to end it. */
export async function serveBarePage(folder: string) {
  const size = await bundle(join(import.meta.dirname, 'bare/main.tsx'), folder);
  for (const file of ['sw.js', 'app.webmanifest'])
    await copyFile(join(import.meta.dirname, 'bare', file), join(folder, file));
  await copyFile('public/icons/icon-192.png', join(folder, 'icon.png'));
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('</title>', '</title><link rel="manifest" href="/app.webmanifest" />'));
  await writeFile(join(folder, 'deals.json'), JSON.stringify(demoOpportunities(new Date())));
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = await readFile(join(folder, path)).catch(() => undefined);
    const type = types[extname(path)] ?? 'text/html; charset=utf-8';
    response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on TCP
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, size, close };
}
