import { create } from 'zustand';
import { isIosSafari } from './ios-safari.ts';

/** Chromium's own event: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
}

type Install =
  | { at: 'impossible' }
  | { at: 'offered'; event: BeforeInstallPromptEvent }
  | { at: 'by-hand' }
  | { at: 'installed' };

/** Whether the app can be installed here and now: by our button, by hand (Safari on iOS), or not. */
export const useInstall = create<Install>(() => ({ at: 'impossible' }));

/** Listens for the browser's offer. To be called before the first render: the offer comes once, early. */
export function watchInstall(): void {
  const standalone = window.matchMedia('(display-mode: standalone)');
  if (standalone.matches) return useInstall.setState({ at: 'installed' });
  if (isIosSafari(navigator)) return useInstall.setState({ at: 'by-hand' });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ at: 'offered', event });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ at: 'installed' }));
}

/** Shows the browser's dialog. Needs a click; an offer serves once. */
export async function install(): Promise<void> {
  const offer = useInstall.getState();
  if (offer.at !== 'offered') return;
  useInstall.setState({ at: 'impossible' });
  await offer.event.prompt();
}
