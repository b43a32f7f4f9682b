import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import './app.css';
import { App } from './app.tsx';
import { fetchPageAt } from './lazy-page.tsx';
import { hideRefusedChannels } from './lib/refused-channels.ts';
import { whenOnline } from './lib/when-online.ts';
import { watchInstall } from './pwa/install.ts';
import { reloadOnStaleChunk } from './pwa/stale-chunk.ts';
import { stayDrawn } from './stay-drawn.ts';

/** Answers whether the page had been drawn ahead of time. */
async function show(): Promise<boolean> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  // Drawn ahead of time, where nothing is asked: what an address asks comes after the page was taken over.
  const app = (
    <StrictMode>
      <Router ssrSearch="">
        <App />
      </Router>
    </StrictMode>
  );
  const bring = () => fetchPageAt(location.pathname);
  const fetching = bring();
  // A page whose code does not come says so itself.
  const fetched = fetching.catch(() => undefined);
  if (!root.hasChildNodes()) {
    // What such a page shows is read from the device: that is opened beside the page, not after it.
    import('./data/database/open-ahead.ts').then(({ openAhead }) => openAhead()).catch(() => undefined);
    // Its code is on this device too: a screen without it would be drawn for nothing.
    if (navigator.serviceWorker?.controller) await fetched;
    createRoot(root).render(app);
    return false;
  }
  await fetching.catch(() => stayDrawn(bring)).catch(() => undefined);
  // In slices: what somebody does meanwhile is answered in between.
  startTransition(() => void hydrateRoot(root, app));
  return true;
}

/** What a page does not need in order to be read and used comes once it has been painted. */
async function goOnBehind(wasDrawn: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    // Nothing is painted in a tab that nobody sees.
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
  const { startBehind } = await whenOnline(() => import('./start-behind.ts'));
  await startBehind(wasDrawn);
}

hideRefusedChannels();
reloadOnStaleChunk();
watchInstall();
void show().then(goOnBehind);
