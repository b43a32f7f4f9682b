import { join } from 'node:path';
import { createMergeableStore } from 'tinybase/mergeable-store';
import { createFilePersister } from 'tinybase/persisters/persister-file';
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server';
import { WebSocketServer } from 'ws';
import { serve } from '../../handler.ts';

const { DATA_DIR = '.' } = process.env;
const server = serve({});
createWsServer(new WebSocketServer({ server, perMessageDeflate: { threshold: 1024 } }), (path) =>
  createFilePersister(createMergeableStore(), join(DATA_DIR, `${path.replace('/', '-')}.json`)),
);
