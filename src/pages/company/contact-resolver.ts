import '#sync/configure-zod.ts';

import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { consentNeeded, contactCategories } from '#sync/message-words.ts';
import { contactMessageSchema } from '#sync/records/message-to-us.ts';

/** A message as the form holds it: no category is '', no consent is false. */
const contactForm = contactMessageSchema.extend({
  category: z.enum(['', ...contactCategories]).transform((category) => category || undefined),
  consent: z.boolean().pipe(z.literal(true, consentNeeded)),
});

export const contactResolver = zodResolver(contactForm);
