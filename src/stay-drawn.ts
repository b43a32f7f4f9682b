import { whenOnline } from './lib/when-online.ts';
import { saveAndReload } from './pwa/before-reload.ts';
import { isServerThere } from './pwa/stale-chunk.ts';

/**
 * Over once the code of a page has come after all, which was drawn ahead of time and can be read meanwhile: the notice that
 * comes with it (index.html) says that it does nothing yet. Never has it reload into nothing. What fails otherwise is thrown.
 */
export async function stayDrawn(bring: () => Promise<void>): Promise<void> {
  const notice = document.getElementById('undone');
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', () => void tryAgain(notice));
  notice.hidden = false;
  try {
    await whenOnline(bring);
  } finally {
    notice.hidden = true;
  }
}

async function tryAgain(notice: HTMLElement): Promise<void> {
  if (await isServerThere()) await saveAndReload();
  else notice.querySelector('[hidden]')?.removeAttribute('hidden');
}
