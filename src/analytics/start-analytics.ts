import { fetchMeasurementId } from '#src/api/analytics.ts';
import { consentsOf, isAgreed } from '#src/data/consents.ts';
import { liveAnswer } from '#src/data/database/live-answer.ts';
import { trackTo } from '#src/lib/track.ts';
import { agreedFor, forgetAgreed, keepAgreed } from './agreed-cookie.ts';
import { trackPageViews } from './page-views.ts';

/**
 * Counts visits where the server has them counted and the person agreed: from the first page that is loaded after that,
 * for only such a page may load the provider's script. Taking the consent back ends it at once.
 */
export function startAnalytics(): void {
  const allowedHere = agreedFor();
  let agreed = false;
  let end = forgetAgreed;

  async function begin(): Promise<void> {
    // Without a network nothing could be told to anybody: the next page tries again.
    const measurementId = await fetchMeasurementId().catch(() => undefined);
    if (!agreed || measurementId === undefined) return;
    keepAgreed(measurementId);
    if (measurementId === null || measurementId !== allowedHere || window.dataLayer) return;
    // Most servers count nobody, and most people have not agreed.
    const loaded = await import('./provider-script.ts').catch(() => null);
    if (!loaded || !agreed || window.dataLayer) return;
    const tag = tagOf(() => loaded.loadProviderScript(measurementId));
    if (!tag) return;
    trackTo(tag.send);
    const stopViews = trackPageViews();
    end = () => {
      stopViews();
      trackTo(null);
      tag.silence();
      forgetAgreed();
    };
  }

  liveAnswer(async (db) => isAgreed(await consentsOf(db), 'analytics')).subscribe((answer) => {
    agreed = answer;
    if (agreed) void begin();
    else end();
  });
}

/** None in a page that came from a service worker which cannot read cookies: its policy lets nothing in. */
function tagOf<T>(load: () => T): T | null {
  try {
    return load();
  } catch {
    return null;
  }
}
