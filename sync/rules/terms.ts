/** The version of the terms and the privacy policy that a person agrees to now: the date of their last change. */
export const termsVersion = '2024-01';
