import { mutation } from '../mutation.ts';
import { contactMessageSchema, helpMessageSchema, newsletterSchema } from '../records/message-to-us.ts';

// These change no rows that anybody is shown: what the server does with them is its own affair (syncing/effects.ts). They
// are mutations so that they wait in the outbox without a network, and count once however often they are sent.

const changesNothing = { guests: true, reads: () => [], change: () => [] } as const;

export const sendContactMessage = mutation({ args: contactMessageSchema, ...changesNothing });

export const sendHelpMessage = mutation({ args: helpMessageSchema, ...changesNothing });

export const subscribeNewsletter = mutation({ args: newsletterSchema, ...changesNothing });
