/** What the code of a currency looks like, such as INR: which ones there are is not known here. */
export const currencyCode = /^[A-Z]{3}$/;
