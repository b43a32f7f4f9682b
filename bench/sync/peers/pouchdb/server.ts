import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import expressPouch from 'express-pouchdb';

// CommonJS through and through.
const PouchDB = createRequire(import.meta.url)('pouchdb-node');
const { DATA_DIR = '.', APP_DIR = '', PORT = '0' } = process.env;
const folder = join(DATA_DIR, 'pouch');
mkdirSync(folder, { recursive: true });

const app = express();
app.use(compression({ threshold: 1024 }));
app.get('/readyz', (_request, response) => void response.send('{}'));
app.use(
  '/db',
  expressPouch(PouchDB.defaults({ prefix: `${folder}/` }), {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: join(DATA_DIR, 'pouch.log'),
  }),
);
app.use(express.static(APP_DIR));
app.listen(Number(PORT), '127.0.0.1');
