import * as z from 'zod';
import type { Applied } from '#src/data/exchange/apply-reply.ts';
import type { News } from '#src/state/status-channel.ts';
import { showToast } from '#src/state/toasts.ts';

/** What came of the person's work, as one tab or worker tells the others; nothing where nothing did. */
export function newsOf({ applied, refused, merged }: Applied): Pick<News, 'applied' | 'refused' | 'merged'> {
  return {
    ...(applied.length > 0 && { applied: applied.map(nameOf) }),
    ...(refused.length > 0 && {
      refused: refused.map(({ name, failure }) => ({ name, message: failure.message })),
    }),
    ...(merged.length > 0 && { merged }),
  };
}

/** To whom a connection request went: the words for it differ. */
const askedOf = z.object({ otherType: z.enum(['investor', 'entrepreneur']) });

function nameOf({ name, args }: { name: string; args: unknown }): string {
  return name === 'requestConnection' ? `${name} ${askedOf.safeParse(args).data?.otherType}` : name;
}

const messages = new Set(['sendContactMessage', 'sendHelpMessage']);

/** Says what the server has done with the person's work, in the spec's words. */
export function announce({
  applied = [],
  refused = [],
  merged = [],
}: Pick<News, 'applied' | 'refused' | 'merged'>): void {
  if (applied.includes('submitPitch')) {
    showToast({
      kind: 'success',
      title: 'Pitch submitted successfully!',
      detail: 'Your investment opportunity is now live and visible to investors.',
    });
  }
  if (applied.some((name) => messages.has(name))) {
    showToast({
      kind: 'success',
      title: 'Message sent successfully!',
      detail: "We'll get back to you within 24 hours.",
    });
  }
  for (const other of ['entrepreneur', 'investor']) {
    if (!applied.includes(`requestConnection ${other}`)) continue;
    showToast({
      kind: 'success',
      title: 'Connection request sent!',
      detail: `The ${other} will be notified of your interest.`,
    });
  }
  if (applied.includes('subscribeNewsletter')) {
    showToast({
      kind: 'success',
      title: 'Please check your email',
      detail: 'We have sent you a link to confirm the newsletter with.',
    });
  }
  for (const { name, message } of refused) {
    if (messages.has(name)) {
      showToast({
        kind: 'error',
        title: 'Failed to send message',
        detail: `Please try again later. ${message}`,
      });
    }
    if (name === 'requestConnection') {
      showToast({
        kind: 'error',
        title: 'Failed to send connection request',
        detail: `Please try again later. ${message}`,
      });
    }
    if (name !== 'submitPitch') continue;
    showToast({
      kind: 'error',
      title: 'Failed to submit pitch',
      detail: `Please check your information and try again. ${message}`,
    });
  }
  for (const title of merged) {
    showToast({
      kind: 'notice',
      title: 'Words of two devices were joined',
      detail: `In the business description of “${title}”. Please read it once.`,
    });
  }
}
