import '#sync/configure-zod.ts';

import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { contactCategories } from '#sync/message-words.ts';
import { helpMessageSchema } from '#sync/records/message-to-us.ts';

/** A message as the form holds it, where neither a category nor a consent is asked for. */
const helpForm = helpMessageSchema
  .extend({ category: z.enum(['', ...contactCategories]), consent: z.boolean() })
  .transform(({ category: _, consent: __, ...message }) => message);

export const helpMessageResolver = zodResolver(helpForm);
