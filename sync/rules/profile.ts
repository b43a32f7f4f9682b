import * as z from 'zod';
import { currencies, pitchIndustries } from '../catalog.ts';
import { hideableFieldSchema } from '../records/investor-profile.ts';
import { text } from '../text.ts';
import { fullNameField, line } from './identity.ts';

/** What everybody's profile holds; email, phone and password are changed in the settings. */
export const personFields = {
  fullName: fullNameField,
  location: line(120),
  bio: text(2_000),
  currency: z.enum(
    currencies.map(({ code }) => code),
    'Please select a currency',
  ),
};

/** What an investor's profile holds beside the wizard's second step. */
export const preferenceFields = {
  preferredIndustries: z.array(z.enum(pitchIndustries)).max(pitchIndustries.length),
  hiddenFields: z
    .array(hideableFieldSchema)
    .max(hideableFieldSchema.options.length)
    .transform((fields) => [...new Set(fields)]),
};
