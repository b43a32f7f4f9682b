import { whenOnline } from './lib/when-online.ts';
import { saveAndReload } from './pwa/before-reload.ts';
import { bringsSomething } from './pwa/stale-chunk.ts';

/**
 * Over once the code of a page has come after all, which was drawn ahead of time and can be read meanwhile: the notice that
 * comes with it (index.html) says that it does nothing yet. Never has it reload into nothing. What fails otherwise is thrown.
 */
export async function stayDrawn(bring: () => Promise<void>): Promise<void> {
  const notice = document.getElementById('undone');
  if (!notice) return;
  const button = notice.querySelector('button');
  if (button) button.onclick = () => void tryAgain(button);
  notice.hidden = false;
  try {
    await whenOnline(bring);
  } finally {
    notice.hidden = true;
  }
}

async function tryAgain(button: HTMLButtonElement): Promise<void> {
  const inVain = document.getElementById('undone-in-vain');
  if (!inVain || button.ariaBusy) return;
  button.ariaBusy = 'true';
  // What is said anew is read out anew, once it was seen not to be there: without a network the answer comes at once.
  inVain.hidden = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (await bringsSomething()) await saveAndReload();
  else inVain.hidden = false;
  button.ariaBusy = null;
}
