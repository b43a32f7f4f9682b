import { sharedWords as words } from '#src/content/shared.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { keepSharedPitch } from '#src/data/shared-pitch.ts';
import { pitchOfShare } from '#src/lib/pitch-of-share.ts';
import { paths } from '#src/paths.ts';
import { idOf, newId } from '#sync/ids.ts';
import { keepPath, notKeptPage, sharePage } from './share-page.ts';

/**
 * What another app has shared becomes a pitch draft of whoever uses the device once they have said so on our own page, with
 * a network or without, and its form is opened. Where it cannot be kept, or nothing came, the answer says so: the other app
 * still has it.
 */
export async function takeShare(
  request: Pick<Request, 'url' | 'referrer' | 'destination' | 'headers' | 'formData'>,
): Promise<Response> {
  // A share fills a window; a frame of another page could hide what is pressed in it.
  if (request.destination !== 'document') return notKeptPage(403, words.foreign);
  try {
    const form = await request.formData();
    const pitch = await pitchOfShare(form);
    if (pitch.title === '' && pitch.description === '') return notKeptPage(400, words.nothing);
    if (!isAgreed(request)) return sharePage(pitch, idOfSending(request));
    const id = await keepSharedPitch(await currentDb(), draftOf(form) ?? idOfSending(request), pitch);
    return Response.redirect(new URL(paths.draft(id), request.url).href, 303);
  } catch (error) {
    return notKeptPage(503, whyNot(error));
  }
}

/** Sent by the page that asks. A website can leave out what page it is, but cannot say that it is one of ours. */
function isAgreed({ url, referrer }: Pick<Request, 'url' | 'referrer'>): boolean {
  const { origin, pathname } = new URL(url);
  return pathname === keepPath && referrer.startsWith(`${origin}/`);
}

/** As the page that asked has named it. */
function draftOf(form: FormData): string | undefined {
  const id = form.get('draft');
  return typeof id === 'string' ? id : undefined;
}

/**
 * The same for a form that the browser sends again, on the way back to the page that asks: what parts its fields is drawn by
 * lot for each form and stays with it. What is shared once more has another.
 */
function idOfSending({ headers }: Pick<Request, 'headers'>): string {
  return idOf('share', headers.get('content-type') ?? newId());
}

function whyNot(error: unknown): string {
  if (isStorageFull(error)) return words.full;
  if (error instanceof RefusedError) return words.refused(error.failure.message);
  reportError(error);
  return words.failed;
}
