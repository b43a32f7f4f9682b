import { currentDb } from '#src/data/open-db.ts';
import { keepSharedPitch } from '#src/data/shared-pitch.ts';
import { pitchOfShare } from '#src/lib/pitch-of-share.ts';
import { paths } from '#src/paths.ts';

/**
 * What another app has shared becomes a pitch draft of whoever uses the device, with a network or without, and its form is
 * opened. Where it cannot be kept the answer says so: the other app still has it.
 */
export async function takeShare(request: Request): Promise<Response> {
  try {
    const pitch = await pitchOfShare(await request.formData());
    const id = await keepSharedPitch(await currentDb(), pitch);
    return Response.redirect(new URL(paths.draft(id), request.url).href, 303);
  } catch {
    return new Response(notKept, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}

const notKept =
  'Pankh could not keep what you shared on this device. Nothing of it was stored. Please go back, free some space, and share it again.';
