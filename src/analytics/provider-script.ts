import type { Told, TrackedEvent } from '#src/lib/track.ts';
import { tagAddress } from '#sync/analytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads the provider's script. Answers how to tell it what was done, and how to silence it. Throws a TypeError in a page whose
 * content security policy does not let it in.
 */
export function loadProviderScript(measurementId: string) {
  const address = trusted(`${tagAddress}js?id=${encodeURIComponent(measurementId)}`);
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // The script tells its own commands from other data by their being an `arguments`.
  function tell(..._: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- rest parameters make an array, which that script does not take
    layer.push(arguments);
  }
  // In place of the whole address, which tells what was searched for and may hold the secret of a link.
  const setScreen = (path: string) =>
    tell('set', {
      page_location: location.origin + path,
      page_path: path,
      page_referrer: '',
      page_title: path,
    });
  tell('js', new Date());
  setScreen('/');
  // Its cookies on this host alone, where they can be deleted.
  tell('config', measurementId, { send_page_view: false, cookie_domain: 'none' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
  return {
    send(event: TrackedEvent, { category, label, value }: Told): void {
      if (event !== 'page_view') {
        return tell('event', event, { event_category: category, event_label: label, value });
      }
      setScreen(label ?? '/');
      tell('event', event);
    },
    silence(): void {
      Object.assign(window, { [`ga-disable-${measurementId}`]: true });
    },
  };
}

function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('pankh-analytics', { createScriptURL: checked });
  // A TrustedScriptURL; the DOM's types know scripts by text only.
  return policy ? (policy.createScriptURL(address) as string) : checked(address);
}

function checked(address: string): string {
  if (address.startsWith(tagAddress)) return address;
  throw new TypeError(`Not the script that counts: ${address}`);
}
