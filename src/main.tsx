import '#sync/configure-zod.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { App } from './app.tsx';
import { refreshDirectory } from './directory/download.ts';
import { watchInstall } from './pwa/install.ts';
import { reloadOnStaleChunk } from './pwa/stale-chunk.ts';
import { turnToOtherPerson } from './pwa/turn-to-other-person.ts';
import { startUpdates } from './pwa/update.ts';
import { tidyDevice } from './syncing/session.ts';
import { startSync } from './syncing/start-sync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

reloadOnStaleChunk();
watchInstall();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startSync({
  onDirectory: (hash) => void refreshDirectory(hash),
  onOtherPerson: (personId) => void turnToOtherPerson(personId),
});
void tidyDevice().catch(reportError);
void startUpdates();
