// What a form that writes to us shows before anything of it is checked: without the schema's library.

export const contactCategories = [
  'general',
  'technical',
  'account',
  'investment',
  'partnership',
  'media',
  'bug',
  'feature',
] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** Said once for the whole form, whichever field is empty. */
export const missingInformation = 'Missing information - Please fill in all required fields.';
export const consentNeeded = 'Please agree that we may use these details to answer you.';
