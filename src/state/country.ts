import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type CountryCode, type HomeCountry, homeCountry } from '#sync/rules/countries.ts';

/** Kept on the device, whoever uses it. */
const useCountryCode = create<{ code: CountryCode }>()(
  persist((): { code: CountryCode } => ({ code: 'IN' }), { name: 'pankh-country' }),
);

/** The country whose deals and currency come first on this device. */
export function useCountry(): HomeCountry {
  return homeCountry(useCountryCode(({ code }) => code));
}

export function chooseCountry(code: string): void {
  useCountryCode.setState({ code: homeCountry(code).code });
}
