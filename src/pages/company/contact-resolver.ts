import '#sync/configure-zod.ts';

import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { consentNeeded } from '#sync/message-words.ts';
import { contactMessageSchema } from '#sync/records/message-to-us.ts';

/** A message as the form holds it: no category is '', no consent is false. */
const contactForm = contactMessageSchema.extend({
  category: z.union([z.literal('').transform(() => undefined), contactMessageSchema.shape.category]),
  consent: z.boolean().pipe(z.literal(true, consentNeeded)),
});

export const contactResolver = zodResolver(contactForm);
