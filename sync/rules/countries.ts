/**
 * The countries a device can be set to; the first is the default. `currency` is that of its amounts, `money` what people
 * call it, `place` how locations of deals name it.
 */
export const homeCountries = [
  { code: 'IN', name: 'India', currency: 'INR', money: 'rupees', place: 'India' },
  { code: 'US', name: 'United States', currency: 'USD', money: 'US dollars', place: 'USA' },
  { code: 'GB', name: 'United Kingdom', currency: 'GBP', money: 'pounds', place: 'UK' },
  { code: 'SG', name: 'Singapore', currency: 'SGD', money: 'Singapore dollars', place: 'Singapore' },
  { code: 'AU', name: 'Australia', currency: 'AUD', money: 'Australian dollars', place: 'Australia' },
  { code: 'CA', name: 'Canada', currency: 'CAD', money: 'Canadian dollars', place: 'Canada' },
] as const;

export type HomeCountry = (typeof homeCountries)[number];
export type CountryCode = HomeCountry['code'];

/** What people call a currency of these countries; others go by their code. */
export function moneyOf(currency: string): string {
  return homeCountries.find((country) => country.currency === currency)?.money ?? currency;
}

/** The default where the code is none of these. */
export function homeCountry(code: string): HomeCountry {
  return homeCountries.find((country) => country.code === code) ?? homeCountries[0];
}
