/**
 * Names whom visits are counted for, in the browser of somebody who agreed to be counted. Only with it may a page load from
 * another origin than ours.
 */
export const analyticsCookie = 'pankh-analytics';

/** Where the provider's script comes from. */
export const tagAddress = 'https://www.googletagmanager.com/gtag/';

const told = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
].join(' ');

/** As the provider gives it out. */
export const measurementIdPattern = /^G-[A-Z0-9]{4,20}$/;

/** What a page of somebody who agreed may load, and whom it may tell, besides our own origin. */
export function withAnalytics(policy: string): string {
  const own = "default-src 'self'";
  // The path, too: anybody's scripts can be had from other paths of that origin.
  const loaded = `script-src 'self' ${tagAddress}`;
  return policy
    .replace(own, `${own}; ${loaded}; connect-src 'self' ${told}`)
    .replace("img-src 'self'", `img-src 'self' ${told}`)
    .replace('trusted-types pankh-sw', 'trusted-types pankh-sw pankh-analytics');
}
